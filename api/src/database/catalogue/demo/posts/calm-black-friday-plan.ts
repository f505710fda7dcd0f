import type { DemoPost } from '../demo-catalogue.types.js';

export const calmBlackFridayPlan: DemoPost = {
  title: 'A calm plan for Black Friday week',
  slug: 'calm-black-friday-plan',
  excerpt:
    'A list, a ceiling for every item and three dates in the calendar. How to use the loudest sale of the year without being used by it.',
  seoDescription:
    'Plan Black Friday and Cyber Monday without the rush: write a list, note prices beforehand, compare real totals and know what to leave alone.',
  category: 'seasonal-deals',
  status: 'published',
  featured: true,
  keywords: ['black friday', 'cyber monday', 'holiday shopping', 'sale'],
  targetStoreSlug: null,
  authorName: 'Nora Whitfield',
  viewCount: 5_032,
  publishedDaysAgo: 3,
  createdDaysAgo: 8,
  content: `
<p>The week around the fourth Friday of November is the loudest of the shopping year. Some reductions are excellent, many are ordinary, and a few are theater. You can tell them apart, but not at midnight with a clock ticking in the corner of the page. The work is done beforehand, and there is not much of it.</p>
<h2>Two weeks before: make the list</h2>
<p>Write down what you would buy if there were no sale at all: gifts with names next to them, things that need replacing, and one wish if you like. For each, note three things:</p>
<ul>
<li>the exact model, size or version;</li>
<li>today’s price, including shipping;</li>
<li>the price at which you would be glad to buy.</li>
</ul>
<p>The third number is your ceiling. It protects you from a large percentage on a price that was raised a fortnight earlier. If a store shows a “lowest price of the last 30 days”, copy it as well.</p>
<h2>One week before: prepare</h2>
<p>Sign in to the stores you trust and check that the delivery address and the card are current. Subscribe to the newsletter of two or three of them if you want early access, with an address meant for that. Ask about price guarantees: a shop that refunds the difference lets you buy early and sleep in. Then look at the <a href="/stores">store pages here</a> and note which codes may be combined with sale prices, because some of them cannot.</p>
<h2>During the week: compare totals</h2>
<p>Only the sum at the end of the checkout is real. Compare it with your ceiling and act on this simple table:</p>
<table>
<thead><tr><th>The total is…</th><th>And the item is…</th><th>Then</th></tr></thead>
<tbody>
<tr><td>below your ceiling</td><td>on the list</td><td>buy it and stop looking</td></tr>
<tr><td>above your ceiling</td><td>on the list</td><td>set an alert and wait</td></tr>
<tr><td>remarkably low</td><td>not on the list</td><td>sleep on it, even if it sells out</td></tr>
<tr><td>low, from an unknown shop</td><td>anything</td><td>look for an address, the return rules and how you would pay</td></tr>
</tbody>
</table>
<h2>What tends to be worth it</h2>
<p>Last year’s model of anything that is renewed every year, such as headphones, televisions and tablets. Small kitchen appliances. Bedding and towels, which stores like to clear before the holidays. Subscriptions you already pay for, if the offer also covers renewals. Refurbished electronics with a full warranty.</p>
<h2>What can usually wait</h2>
<p>Winter coats and boots are cheaper in January, when shops need the space. Gym equipment is promoted again with the new year. Toys often fall further in the last days before the holidays, though the choice is smaller by then. Gift cards are only a deal if the bonus can be spent without another minimum.</p>
<h2>Afterward: the boring half</h2>
<p>Keep order confirmations in one folder. Many stores extend their return periods over the holidays; write the last day in your calendar. Watch the price for a week or two if the store has a guarantee, and ask once, politely, when it falls. Finally, unsubscribe from everything you joined for the occasion.</p>
<p>If you end the week with half of the list ticked and no surprises, you have done very well. The other half will be on sale again. It always is.</p>
`,
  affiliateLinks: [],
};
