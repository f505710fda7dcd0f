import { StaticPage } from '../components/static-page.tsx';
import { useConfig } from '../lib/site.ts';
import { definePage } from '../routing/page.ts';

export default definePage({ View: PrivacyPage });

function PrivacyPage() {
  const { siteName, domain, contactEmail } = useConfig();
  const mail = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  return (
    <StaticPage
      title="Privacy Policy"
      description={`What ${siteName} (${domain}) learns about its visitors, why, for how long, and how to have it deleted.`}
      path="/privacy"
      lead="Last updated: August 17, 2025"
    >
      <p>
        This policy says what {siteName} (“we”) does with information about you when you visit{' '}
        {domain}. The short version: you can read the whole site without telling us who you are, we
        do not sell information, and we keep as little as the site needs.
      </p>
      <h2>What we collect</h2>
      <ul>
        <li>
          <strong>Newsletter.</strong> If you subscribe, your email address. Nothing else is asked.
        </li>
        <li>
          <strong>Clicks and reads.</strong> When you follow a link to a store or open an article we
          count it. To count a visitor once a day we compute a scrambled value from the network
          address and browser name with a key that changes daily; the address itself is not stored.
        </li>
        <li>
          <strong>Server records.</strong> Like every web server, ours handles your network address
          in order to answer you and to keep abuse away.
        </li>
        <li>
          <strong>What you write to us.</strong> If you send an email, we keep it as long as we need
          it to answer you.
        </li>
      </ul>
      <h2>What we use it for</h2>
      <p>
        To send the newsletter you asked for, to show which stores and coupons are popular, to keep
        the site safe and running, and to answer your questions. We make no profiles and take no
        automated decisions about you.
      </p>
      <h2>Cookies</h2>
      <p>
        Visitors get no cookies from us. Only the owner of the site receives one, when signing in to
        the administration. Your choice of grid or list is kept by the page itself and forgotten
        when you close it.
      </p>
      <h2>Affiliate links and other sites</h2>
      <p>
        Links to stores and to Amazon may earn us a commission; see the{' '}
        <a href="/amazon-disclosure">affiliate disclosure</a>. Once you are on another site its own
        privacy policy applies, and it may set cookies to recognise that you came from {domain}.
      </p>
      <h2>Sharing</h2>
      <p>
        We do not sell or rent personal information. We pass it on only to companies that run the
        site or send the newsletter for us and are bound to use it for nothing else, or where the
        law requires it.
      </p>
      <h2>How long we keep it</h2>
      <p>
        Your email address until you leave the newsletter, for which the link in any mail that you
        got from us, or else a message to {mail}, is enough; what you write to us as long as we need
        it to answer you; the scrambled values until the next day is counted; the plain counts
        without a limit, since nobody can be found in them.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask us what we know about you, have it corrected or deleted, receive a copy, or
        object to its use. Depending on where you live, laws such as the GDPR or the CCPA give you
        these rights, and the right to complain to an authority. Write to {mail}; we answer without
        charge.
      </p>
      <h2>Children</h2>
      <p>
        {siteName} is not meant for children under 13, and we do not knowingly collect information
        from anyone under the age of 13. If you believe that a child has given us an email address,
        tell us and we will delete it.
      </p>
      <h2>Security</h2>
      <p>
        Connections are encrypted where the site is served over https, passwords are stored only as
        salted hashes, and access is limited to the owner. No system is perfectly safe; if something
        happens that concerns you, we will tell you.
      </p>
      <h2>Changes and contact</h2>
      <p>
        When this policy changes, the new text appears here with a new date. Questions go to {mail}.
      </p>
    </StaticPage>
  );
}
