import type { DemoPost } from '../demo-catalogue.types.js';

export const percentageOrFixedAmount: DemoPost = {
  title: '20% off or $20 off? Choosing between two codes',
  slug: 'percentage-or-fixed-amount',
  excerpt:
    'One division tells you which code is better for your basket. The table does it for the most common pairs.',
  seoDescription:
    'Percentage or fixed amount: how to find the break-even basket for two discount codes, with a table of common pairs and the traps in the terms.',
  category: 'comparisons',
  status: 'published',
  featured: false,
  keywords: ['percentage', 'fixed amount', 'discount codes', 'comparison'],
  targetStoreSlug: null,
  authorName: 'Tomas Ekberg',
  viewCount: 2_874,
  publishedDaysAgo: 13,
  createdDaysAgo: 14,
  content: `
<p>A store gives you two codes and lets you use one. The first takes a percentage off, the second a fixed amount. Which one is better depends on a single number, the size of your basket, and you can find the tipping point in your head.</p>
<h2>The one division you need</h2>
<p>Divide the fixed amount by the percentage and multiply by a hundred. The result is the basket at which both codes save the same.</p>
<p><strong>Break-even = fixed amount ÷ percentage × 100</strong></p>
<p>With $20 off and 20% off, that is 20 ÷ 20 × 100 = $100. Below $100 the fixed amount saves more, above it the percentage does. That is all there is to it; everything else is in the terms.</p>
<h2>Common pairs at a glance</h2>
<table>
<thead><tr><th>Fixed amount</th><th>against 10%</th><th>against 15%</th><th>against 20%</th><th>against 25%</th></tr></thead>
<tbody>
<tr><td>$5</td><td>$50</td><td>$33</td><td>$25</td><td>$20</td></tr>
<tr><td>$10</td><td>$100</td><td>$67</td><td>$50</td><td>$40</td></tr>
<tr><td>$15</td><td>$150</td><td>$100</td><td>$75</td><td>$60</td></tr>
<tr><td>$20</td><td>$200</td><td>$133</td><td>$100</td><td>$80</td></tr>
<tr><td>$30</td><td>$300</td><td>$200</td><td>$150</td><td>$120</td></tr>
</tbody>
</table>
<p>Read it like this: if your basket is smaller than the number in the cell, use the fixed amount; if it is larger, use the percentage.</p>
<h2>Four things that move the tipping point</h2>
<h3>A minimum spend</h3>
<p>Fixed amounts nearly always have one. If your basket is $80 and the $20 code begins at $100, then the percentage is your only choice, unless there is something useful to add for the rest.</p>
<h3>Exclusions</h3>
<p>A percentage is often limited to full-price items. Count only those when you compare. A basket of $150 with $90 of sale items is, to a 20% code, a basket of $60, and it saves $12.</p>
<h3>A ceiling</h3>
<p>“20% off, up to $30” stops growing at $150. Above that, it is simply a $30 code, and you should compare it as one.</p>
<h3>Shipping</h3>
<p>If one code leaves you above the free-shipping threshold and the other does not, add the shipping cost to the weaker one before you compare.</p>
<h2>What about free shipping itself?</h2>
<p>Free shipping is a fixed amount in disguise. If delivery costs $6, then a free-shipping code is a $6 code, and 10% is better from $60 upward. For heavy or bulky things the sum can be considerable, which is why a modest-looking shipping offer on furniture or pet food may be the best one on the page.</p>
<h2>And a gift?</h2>
<p>Value it at what you would have paid for it, not at the price on its label. A free bulb for a lamp you are buying anyway is worth a bulb. A free sample you would not have bought is a nice surprise worth nothing.</p>
<h2>Two codes, two orders</h2>
<p>If both codes work once per order and shipping is free either way, splitting can win. Put the one expensive piece in an order with the percentage and the small things in another with the fixed amount. Check the return rules first: two orders mean two labels.</p>
<h2>Do it once, then trust it</h2>
<p>After a few times you will see the answer at a glance. When you compare offers on a <a href="/stores">store’s page</a>, remember that our “Discount” sorting puts percentages first and fixed amounts second. It is an order for browsing, not advice for your basket. Your basket is the one thing that we cannot see.</p>
`,
  affiliateLinks: [],
};
