import type { DemoPost } from '../demo-catalogue.types.js';

export const readTheSmallPrint: DemoPost = {
  title: 'Read a coupon’s small print in two minutes',
  slug: 'read-the-small-print-in-two-minutes',
  excerpt:
    'Six lines decide whether a code works for you. Here is where they hide, and what each of them means at the checkout.',
  seoDescription:
    'Minimum spend, exclusions, new-customer rules, stacking and end dates: how to read coupon terms quickly and avoid codes that will not work.',
  category: 'savings-tips',
  status: 'published',
  featured: true,
  keywords: ['coupon terms', 'discount codes', 'minimum spend', 'checkout'],
  targetStoreSlug: null,
  authorName: 'Nora Whitfield',
  viewCount: 4_206,
  publishedDaysAgo: 5,
  createdDaysAgo: 7,
  content: `
<p>“This code is not valid for your basket” is one of the more irritating sentences on the internet, mostly because it never says why. The reason is nearly always in the terms, and the terms nearly always say the same six things. Learn to look for them and you will know in two minutes whether a code is worth the typing.</p>
<h2>1. Who it is for</h2>
<p>“New customers” usually means an email address, a delivery address or a payment card the store has not seen. If you ordered as a guest three years ago, you may already be an old customer. Student, senior and staff codes ask for proof at some point, and orders can be canceled when it is missing. If a code is not meant for you, move on; trying variations only costs time.</p>
<h2>2. What counts towards the minimum</h2>
<p>A minimum spend is measured <em>after</em> other reductions and <em>before</em> shipping in most stores. Gift cards, delivery fees and sale items often do not count. If you are a few dollars short, add something you would have bought anyway: socks, filters, refills. If there is nothing you need, paying full price for the smaller basket can still be cheaper.</p>
<h2>3. What is left out</h2>
<p>Exclusions are where the large percentages pay for themselves. Typical ones are:</p>
<ul>
<li>products that are already reduced;</li>
<li>certain brands or new arrivals;</li>
<li>gift cards, subscriptions and custom-made pieces;</li>
<li>bulky items with their own shipping price.</li>
</ul>
<p>When a basket holds a mix, the code should reduce only the items it covers. Check the line totals rather than the sum, so that you can see which article was skipped.</p>
<h2>4. Whether it combines</h2>
<p>“Not to be used with other offers” means one code per order. Free shipping that appears by itself is often not a code and still works. Where a store lets you enter two, enter the percentage first and watch the total: some shops calculate the second code from the original price, others from the reduced one.</p>
<h2>5. How often and how long</h2>
<p>“One use per customer” follows the account, not the order. If the order is canceled, the code may be gone, so ask support to restore it. The end date is usually the last full day in the store’s own time zone. On this site, end dates are shown as calendar days, and anything with a week or less to go is marked, because a code that ends tonight is not a plan for tomorrow.</p>
<h2>6. What happens when you return something</h2>
<p>This is the line people skip. If you buy three things to reach a threshold and return one, the store may take the discount back from the refund. Free gifts may have to come back too. Read this line before you order sizes to try on.</p>
<h2>A checklist for the last step</h2>
<ol>
<li>Put everything in the basket, then enter the code.</li>
<li>See that the total changed by the amount you expected.</li>
<li>Look at shipping again; it sometimes changes when the total does.</li>
<li>Take a screenshot of the summary. Support teams answer faster with one.</li>
</ol>
<h2>When a code fails anyway</h2>
<p>Copy it instead of typing it, since 0 and O look alike. Remove sale items to see whether an exclusion is to blame. Try once more after signing in. If it still fails, it may simply have been withdrawn: stores can end offers early, and a listing cannot always know. Pick another one from the <a href="/stores">list of stores</a>; codes marked “Verified” have been tried by a person and are the best place to begin.</p>
`,
  affiliateLinks: [],
};
