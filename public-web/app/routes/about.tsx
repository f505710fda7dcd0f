import { PageHead } from '../components/page-head.tsx';
import { useAbsoluteUrl, useConfig } from '../lib/site.ts';
import { breadcrumbs } from '../lib/structured-data.ts';
import { definePage } from '../routing/page.ts';

export default definePage({ View: AboutPage });

const PROMISES = [
  {
    title: 'Codes that work',
    text: 'A coupon marked “Verified” was tried by us. Codes that have ended disappear from our lists.',
  },
  {
    title: 'Nothing hidden',
    text: 'The terms stand on the coupon, the end date beside it, and how we earn money on a page of its own.',
  },
  {
    title: 'No pressure',
    text: 'No countdowns that lie, no pop-ups, no account to create. Copy the code and go.',
  },
];

function AboutPage() {
  const { siteName, description } = useConfig();
  const absolute = useAbsoluteUrl();
  return (
    <div className="wrap py-10">
      <PageHead
        title="About Us"
        description={`Who is behind ${siteName}, how deals are chosen and how the site earns its money.`}
        path="/about"
        structured={[breadcrumbs(absolute, ['About', '/about'])]}
      />
      <div className="rounded-3xl bg-brand-soft px-6 py-12 text-center sm:px-12 sm:py-16">
        <h1 className="text-4xl text-brand-text sm:text-5xl">About {siteName}</h1>
        <p className="mx-auto mt-4 max-w-2xl text-balance text-lg">{description}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href="/stores" className="btn btn-brand">
            Browse Stores
          </a>
          <a href="/categories" className="btn btn-quiet">
            Browse Categories
          </a>
        </div>
      </div>
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {PROMISES.map(({ title, text }) => (
          <li key={title} className="card p-6">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="prose mx-auto mt-12">
        <h2>What we do</h2>
        <p>
          {siteName} collects coupons and offers from the stores people shop at, in one place that
          is quick to search. Each store has a page with everything that works there today, and what
          has ended at the bottom.
        </p>
        <h2>How we choose</h2>
        <p>
          We list stores that deliver what they sell and answer when something goes wrong. We read
          the terms before we publish a code, and we say so when a deal sounds better than it is.
          Our articles compare, calculate and explain; they are written to be used, not to fill a
          page.
        </p>
        <h2>How we earn</h2>
        <p>
          When you buy through one of our links, the store may pay us a commission. It never changes
          your price, and it does not decide what we list. The details are in our{' '}
          <a href="/amazon-disclosure">affiliate disclosure</a>.
        </p>
        <h2>Say hello</h2>
        <p>
          Found a code that no longer works, or a store we should know?{' '}
          <a href="/contact">Write to us</a>. We answer within about 24 hours.
        </p>
      </div>
    </div>
  );
}
