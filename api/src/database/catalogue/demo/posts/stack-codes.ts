import type { DemoPost } from '../demo-catalogue.types.js';

export const stackCodes: DemoPost = {
  title: 'Stacking, honestly: codes, sale prices and free shipping in one basket',
  slug: 'stack-codes-sales-and-free-shipping',
  excerpt:
    'Reductions combine in a fixed order. Knowing it tells you which code to use, when to split an order and when to leave it.',
  seoDescription:
    'How discounts combine at checkout: the order in which sale prices, codes, thresholds and shipping apply, with worked examples you can copy.',
  category: 'savings-tips',
  status: 'published',
  featured: false,
  keywords: ['stacking', 'free shipping', 'sale', 'discount codes'],
  targetStoreSlug: null,
  authorName: 'Tomas Ekberg',
  viewCount: 2_655,
  publishedDaysAgo: 17,
  createdDaysAgo: 19,
  content: `
<p>Stacking sounds like a trick. It is closer to arithmetic: several reductions apply to one basket, and they apply in an order that the store has chosen. If you know the order, you can predict the total. If you can predict the total, you can stop refreshing the page and decide.</p>
<h2>The usual order</h2>
<ol>
<li><strong>Sale prices</strong> are already in the basket.</li>
<li><strong>Multi-buy offers</strong>, such as three for two, take off the cheapest item.</li>
<li><strong>A code</strong> reduces what is left, often only the items at full price.</li>
<li><strong>Gift cards and credit</strong> pay part of the result; they are money, not discounts.</li>
<li><strong>Shipping</strong> is added, or not, depending on the total after the code.</li>
</ol>
<p>The last line matters more than it seems. A code can push you below the free-shipping threshold, so that you save six dollars and pay seven for delivery.</p>
<h2>A worked example</h2>
<p>You have two shirts at $40 each and a sweater reduced from $60 to $45. Shipping costs $7 and is free from $100. You hold two codes, and the store accepts one: 20% off full-price items, or $15 off orders from $100.</p>
<table>
<thead><tr><th></th><th>No code</th><th>20% off full price</th><th>$15 off from $100</th></tr></thead>
<tbody>
<tr><td>Shirts</td><td>$80.00</td><td>$64.00</td><td>$80.00</td></tr>
<tr><td>Sweater</td><td>$45.00</td><td>$45.00</td><td>$45.00</td></tr>
<tr><td>Code</td><td>none</td><td>in the shirts</td><td>−$15.00</td></tr>
<tr><td>Shipping</td><td>free</td><td>free ($109)</td><td>free ($110)</td></tr>
<tr><td><strong>You pay</strong></td><td><strong>$125.00</strong></td><td><strong>$109.00</strong></td><td><strong>$110.00</strong></td></tr>
</tbody>
</table>
<p>The difference is one dollar, so here is the more useful question: which code can you use again? If the percentage works for new customers only and you expect a larger order next month, use the fixed amount today and keep the other for later.</p>
<h2>When to split an order</h2>
<p>Splitting helps when a reduction works once per order rather than once per customer, when half of the basket is excluded from the code, or when one slow item holds back the rest. It hurts when shipping is charged twice or when a multi-buy needs all the pieces together. Put both versions in the basket and compare. It takes two minutes.</p>
<h2>When to add something</h2>
<p>Adding an item to reach a threshold makes sense if its price is lower than what you save, or if it is something you will use up anyway. Good fillers are refills, filters, batteries, plain socks, birthday cards and pet food. Bad fillers are everything in the row called “You might also like”.</p>
<h2>Cash back and cards</h2>
<p>Cash back usually arrives weeks later and may be refused if a code was used that the cash-back service did not list. Treat it as a bonus and never as a reason to buy. The same goes for store cards with a welcome reduction: they are worth it only if you would pay the full balance every month.</p>
<h2>The limit of the sport</h2>
<p>There is a point where another half hour saves another dollar. Decide on a price you would be content with before you start, and stop when you reach it. If you are not there yet, look at the <a href="/stores">stores we list</a>, sort the coupons by end date, and see whether waiting a few days costs you anything. Often it does not.</p>
`,
  affiliateLinks: [],
};
