import { type SiteConfig, unsubscribePath } from '@deal-harbor/contracts';
import { element, escapeXml } from '../../../common/xml.js';
import type { Mail } from '../../mail/mailer.js';

type Site = Pick<SiteConfig, 'siteName' | 'contactEmail' | 'primaryColor'>;

interface Recipient {
  email: string;
  unsubscribeToken: string;
}

const FONT = 'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif';

const link = (address: string, text: string, style: string): string =>
  `<a href="${escapeXml(address)}" style="${style}">${escapeXml(text)}</a>`;

/**
 * What a new subscriber gets, in words and as a page.
 * @param siteUrl the public origin, without a slash at its end
 */
export function welcomeMail(site: Site, siteUrl: string, recipient: Recipient): Mail {
  const { contactEmail, primaryColor } = site;
  // It stands in headers, which are lines.
  const siteName = site.siteName.replace(/\s+/g, ' ');
  const unsubscribeUrl = siteUrl + unsubscribePath(recipient.unsubscribeToken);
  const subject = `Welcome to ${siteName}`;
  const thanks = 'You are subscribed: the best deals will come to this address.';
  const leave = 'Was it not you, or have you changed your mind?';
  const paragraphs = [subject, thanks, `${siteUrl}/`, `${leave}\n${unsubscribeUrl}`];
  const body = [
    `<div style="border-top:4px solid ${primaryColor};padding:24px 16px;max-width:36rem;margin:0 auto;color:#1f2937;${FONT}">`,
    `<h1 style="font-size:22px;line-height:1.3;margin:0 0 12px">${escapeXml(subject)}</h1>`,
    element('p', thanks),
    `<p>${link(`${siteUrl}/`, `Browse the deals of ${siteName}`, 'color:#1f2937;font-weight:600')}</p>`,
    `<p style="margin-top:32px;font-size:14px;color:#4b5563">${escapeXml(leave)} `,
    `${link(unsubscribeUrl, 'Unsubscribe', 'color:#4b5563')}</p></div>`,
  ];
  return {
    to: recipient.email,
    sender: { name: siteName, address: contactEmail },
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8">${element('title', subject)}</head><body style="margin:0">${body.join('')}</body></html>`,
    unsubscribeUrl,
  };
}
