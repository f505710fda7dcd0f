import { StaticPage } from '../components/static-page.tsx';
import { useConfig } from '../lib/site.ts';
import { definePage } from '../routing/page.ts';

export default definePage({ View: TermsPage });

function TermsPage() {
  const { siteName, domain, contactEmail } = useConfig();
  return (
    <StaticPage
      title="Terms & Conditions"
      description={`The terms on which ${siteName} offers its coupons, offers and articles, in plain words.`}
      path="/terms"
      lead="Last updated: August 2025"
    >
      <p>
        These terms apply when you use {siteName} at {domain}. By using the site you agree to them;
        if you do not agree, please do not use it.
      </p>
      <h2>What the site is</h2>
      <p>
        {siteName} lists coupons, offers and products of independent stores, free of charge. We are
        not the seller. Whatever you buy, you buy from the store, on the store’s own terms, and
        delivery, returns, guarantees and payment are between you and the store.
      </p>
      <h2>Coupons and prices</h2>
      <ul>
        <li>
          Stores can change or end a deal at any time and limit it to certain customers, countries
          or products. The conditions shown by the store at checkout apply.
        </li>
        <li>
          We check what we publish with care, but we cannot promise that every code works for every
          order, or that prices and availability are current.
        </li>
        <li>Coupons have no cash value and may not be sold.</li>
      </ul>
      <h2>Affiliate links</h2>
      <p>
        Many links on this site earn us a commission when you buy something, at no extra cost to
        you. The <a href="/amazon-disclosure">affiliate disclosure</a> explains how.
      </p>
      <h2>Using the site fairly</h2>
      <p>
        You may read, share and print pages for yourself. You may not copy the catalogue as a whole,
        overload the site with automated requests, try to get around its protection, or use it for
        anything unlawful.
      </p>
      <h2>Content and trade marks</h2>
      <p>
        Texts, pictures and the design are ours or our licensors’. Names and logos of stores belong
        to their owners; showing them here does not mean that they endorse {siteName}.
      </p>
      <h2>Newsletter</h2>
      <p>
        The newsletter is free. You can leave it at any time; how we treat your address is written
        in the <a href="/privacy">Privacy Policy</a>.
      </p>
      <h2>Liability</h2>
      <p>
        The site is offered as it is. As far as the law allows, we are not liable for losses that
        come from a deal that has ended, from a store’s conduct, or from the site being unavailable.
        Nothing here limits liability that cannot be limited by law, nor your rights as a consumer.
      </p>
      <h2>Changes</h2>
      <p>
        We may change these terms; the version on this page applies. If a clause is not valid, the
        others remain so.
      </p>
      <h2>Contact</h2>
      <p>
        Questions about these terms: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </StaticPage>
  );
}
