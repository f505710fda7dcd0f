import { BadgeInfo, Mail } from 'lucide-react';
import { useConfig, useToday } from '../lib/site.ts';
import {
  COMPANY_LINKS,
  FOOTER_CATEGORIES,
  FOOTER_LINKS,
  type NavigationLink,
} from './navigation.ts';
import { SiteMark } from './site-mark.tsx';
import { SocialIcons } from './social-icons.tsx';

export function SiteFooter() {
  const { siteName, footerText, contactEmail } = useConfig();
  const year = useToday().slice(0, 4);
  return (
    <footer className="mt-20 border-line border-t bg-card">
      <div className="wrap grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-4">
          <SiteMark name={siteName} />
          <p className="max-w-sm text-muted">{footerText}</p>
          <a href={`mailto:${contactEmail}`} className="footer-link">
            <Mail size={18} aria-hidden="true" />
            {contactEmail}
          </a>
          <SocialIcons />
        </div>
        <LinkColumn title="Explore" links={FOOTER_LINKS} />
        <div>
          <h2 className="footer-title">Popular categories</h2>
          <ul>
            {FOOTER_CATEGORIES.map((name) => (
              <li key={name} className="flex min-h-11 items-center text-muted">
                {name}
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn title="Company" links={COMPANY_LINKS}>
          <li>
            <a href="/amazon-disclosure" className="chip mt-2 border-brand-text text-brand-text">
              <BadgeInfo size={18} aria-hidden="true" />
              Affiliate Disclosure
            </a>
          </li>
        </LinkColumn>
      </div>
      <div className="wrap">
        <p className="border-line border-t py-6 text-muted text-sm">
          © {year} {siteName}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

interface LinkColumnProps {
  title: string;
  links: readonly NavigationLink[];
  children?: React.ReactNode;
}

function LinkColumn({ title, links, children }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={to} className="footer-link">
              {label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
