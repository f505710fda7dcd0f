import { Clock, Mail } from 'lucide-react';
import { StaticPage } from '../components/static-page.tsx';
import { useConfig } from '../lib/site.ts';
import { definePage } from '../routing/page.ts';

export default definePage({ View: ContactPage });

function ContactPage() {
  const { siteName, contactEmail } = useConfig();
  return (
    <StaticPage
      title="Contact"
      heading="Contact Us"
      description={`How to reach ${siteName}, how soon we answer, and the questions we are asked most.`}
      path="/contact"
      lead="A person reads every message."
    >
      <ul className="card grid list-none gap-4 p-6">
        <li className="flex items-center gap-3">
          <Mail size={20} aria-hidden="true" className="flex-none text-brand-text" />
          <span>
            Support: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </span>
        </li>
        <li className="flex items-center gap-3">
          <Clock size={20} aria-hidden="true" className="flex-none text-brand-text" />
          <span>Response time: we answer within about 24 hours.</span>
        </li>
      </ul>
      <h2>Frequently Asked Questions</h2>
      <h3>A code does not work. What can I do?</h3>
      <p>
        Check the terms on the coupon first: a minimum order or excluded brands are the usual
        reason. If it still fails, send us the store and the code. We try it and take it down if it
        is dead.
      </p>
      <h3>Do I need an account?</h3>
      <p>No. Everything on {siteName} can be used without one, and it costs nothing.</p>
      <h3>Who handles my order, delivery or return?</h3>
      <p>
        The store you bought from. We only list its deals and cannot see or change orders; please
        contact the store’s own customer service.
      </p>
      <h3>How does {siteName} earn money?</h3>
      <p>
        Through commissions that stores pay when you buy after following our links, at no extra cost
        to you. The <a href="/amazon-disclosure">affiliate disclosure</a> has the details.
      </p>
      <h3>Can my store be listed?</h3>
      <p>
        Write to us with the store’s address and a deal for our readers. We look at every proposal.
      </p>
      <h3>How do I leave the newsletter?</h3>
      <p>
        If you got a mail from us, follow its link to unsubscribe. Otherwise write to{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a> from the address you subscribed with,
        and we remove it.
      </p>
      <h2>Still have a question?</h2>
      <p>
        <a href={`mailto:${contactEmail}`} className="btn btn-brand">
          <Mail size={18} aria-hidden="true" />
          Email Support
        </a>
      </p>
    </StaticPage>
  );
}
