import { longDate } from '@deal-harbor/contracts';
import { StaticPage } from '../components/static-page.tsx';
import { useConfig, useToday } from '../lib/site.ts';
import { definePage } from '../routing/page.ts';

export default definePage({ View: AmazonDisclosurePage });

function AmazonDisclosurePage() {
  const { siteName, contactEmail } = useConfig();
  const today = useToday();
  return (
    <StaticPage
      title="Affiliate Disclosure"
      description={`How ${siteName} earns money through affiliate links, what that means for you, and the rules we follow.`}
      path="/amazon-disclosure"
      lead={`Last updated: ${longDate(today)}`}
    >
      <h2>Amazon Associates Program Disclosure</h2>
      <p>
        {siteName} is a participant in the Amazon Services LLC Associates Program, an affiliate
        advertising program designed to provide a means for sites to earn advertising fees by
        advertising and linking to Amazon.com.
      </p>
      <p>
        <strong>As an Amazon Associate we earn from qualifying purchases.</strong> When you follow
        one of our links and buy something, we may receive a commission, at no extra cost to you.
        The price you pay is the same as if you had gone to the store yourself.
      </p>
      <h2>How We Use Affiliate Links</h2>
      <ul>
        <li>
          Buttons such as “Get This Deal”, “View on Amazon” and “Visit Store” are affiliate links.
          So are links in our articles that lead to a shop.
        </li>
        <li>Every such link opens in a new tab and is marked as sponsored for search engines.</li>
        <li>
          Pages that carry affiliate links say so above the first of them, so that you know before
          you click.
        </li>
        <li>
          Commissions pay for this site. You do not need to use our links to read it, to search it
          or to copy a code.
        </li>
      </ul>
      <h2>Your Privacy &amp; Trust</h2>
      <p>
        Our recommendations are based on research: we compare prices, read the terms and leave out
        what we would not buy ourselves. A commission never decides whether something is listed, and
        no store can pay for a better word about it.
      </p>
      <p>
        We do not learn your name, your address or what you bought. A store or Amazon may set
        cookies of its own once you are on its site, to know that you came from us; its privacy
        policy then applies. What we do ourselves is written in our{' '}
        <a href="/privacy">Privacy Policy</a>.
      </p>
      <h2>Legal Compliance</h2>
      <p>
        We follow the Federal Trade Commission’s Guides Concerning the Use of Endorsements and
        Testimonials in Advertising (16 CFR Part 255) and the operating agreement of the Amazon
        Associates Program. Prices and availability are accurate when we publish them and may change
        at any time; the price shown by the store at the time of purchase applies.
      </p>
      <p>
        Amazon and the Amazon logo are trademarks of Amazon.com, Inc. or its affiliates. Questions
        about this page are welcome at <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </StaticPage>
  );
}
