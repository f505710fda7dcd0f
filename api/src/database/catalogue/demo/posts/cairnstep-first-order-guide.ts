import type { DemoPost } from '../demo-catalogue.types.js';

export const cairnstepFirstOrderGuide: DemoPost = {
  title: 'Your first order at Cairnstep: boots that fit, layers that last',
  slug: 'cairnstep-first-order-guide',
  excerpt:
    'How to choose a boot size from home, which jacket is enough for your weather, and where the outlet page beats a code.',
  seoDescription:
    'A practical guide to shopping at Cairnstep: measuring your feet, choosing a shell, when to use the outlet, and how repairs and returns work.',
  category: 'store-guide',
  status: 'published',
  featured: true,
  keywords: ['hiking', 'boots', 'waterproof jacket', 'outlet'],
  targetStoreSlug: 'cairnstep',
  authorName: 'Nora Whitfield',
  viewCount: 3_184,
  publishedDaysAgo: 9,
  createdDaysAgo: 12,
  content: `
<p>Outdoor gear is easy to overbuy. A jacket made for a winter ridge is hot, stiff and expensive on a wet Tuesday in town, and boots that felt fine in the hallway can hurt by the second mile. <a href="/store/cairnstep">Cairnstep</a> publishes measured weights and says plainly what each piece is not good for, so most of the work is knowing what to look for.</p>
<h2>Start with your feet, in the evening</h2>
<p>Feet swell during the day and on every long walk. Measure them late, standing, in the socks you will hike in:</p>
<ol>
<li>Tape a sheet of paper to the floor with its edge against a wall.</li>
<li>Stand on it with your heel touching the wall and mark the longest toe.</li>
<li>Measure both feet and keep the longer number.</li>
<li>Add about half an inch. That is the room your toes need on the way downhill.</li>
</ol>
<p>Compare the result with the inner length on the product page, not with the size you wear in sneakers. If you fall between two sizes, take the larger one and a slightly thicker sock. Walk around indoors on a clean floor for two evenings before you decide; boots with clean soles can be exchanged without discussion.</p>
<h2>How much jacket do you need?</h2>
<p>Waterproof shells differ mostly in how long they keep working under a backpack and how much they weigh. A rough guide:</p>
<table>
<thead><tr><th>You mostly…</th><th>Look for</th><th>Skip</th></tr></thead>
<tbody>
<tr><td>walk in town and on weekends</td><td>a two-layer shell with a proper hood</td><td>helmet hoods and snow skirts</td></tr>
<tr><td>hike whole days in the rain</td><td>a three-layer shell with long underarm zips</td><td>heavy linings</td></tr>
<tr><td>run or ride fast</td><td>a light jacket that breathes, worn close</td><td>full waterproofing you will sweat through</td></tr>
</tbody>
</table>
<p>Try the jacket over the warmest sweater you own and lift both arms. If the hem rises above your belt, the cut is too short for carrying a pack.</p>
<h2>Code or outlet?</h2>
<p>The store runs two kinds of reductions, and they suit different shopping lists. A <strong>welcome code</strong> pays off on a current shell, because those are seldom reduced. The <strong>outlet</strong> is better for insulation: last season’s down jackets are the same jackets in colors that are not coming back. Open both tabs and compare the final price in the basket rather than the percentage on the banner.</p>
<ul>
<li>Buy boots and insoles in one order when a pair offer is running; insoles can be returned on their own.</li>
<li>Leave proofing spray and laces until you have something else to ship with them.</li>
<li>Check whether a size is down to the last pair. Outlet stock is not refilled.</li>
</ul>
<h2>Repairs count as a discount</h2>
<p>A jacket that lasts three more seasons is cheaper than a new one at any percentage. The repair bench takes any brand and quotes before it starts. Send the piece washed, with a strip of tape next to each hole; it is quicker for them and cheaper for you. Ask for the zip to be replaced rather than patched if the tape has frayed, because a new slider on a worn tape does not hold for long.</p>
<h2>A sensible first basket</h2>
<p>If you are starting from nothing, spend the money in this order: boots, socks, shell, then everything else. An old fleece works perfectly well under a good shell, while the best fleece is no help in wet shoes. Come back to the <a href="/store/cairnstep">Cairnstep page</a> before you pay to see which codes are valid that day, and read the one line of terms under each of them. New-customer codes work once, so save yours for the largest order you expect to make.</p>
`,
  affiliateLinks: [
    {
      text: 'Current Cairnstep codes',
      context: 'Shells, boots and packs, with the end date of each offer.',
      url: 'https://cairnstep.example/offers',
    },
    {
      text: 'The down outlet',
      context: 'Last season’s colors, in the sizes that are left.',
      url: 'https://cairnstep.example/outlet/down',
    },
  ],
};
