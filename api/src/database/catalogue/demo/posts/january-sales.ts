import type { DemoPost } from '../demo-catalogue.types.js';

export const januarySales: DemoPost = {
  title: 'After the holidays: what is really worth buying in the January sales',
  slug: 'what-to-buy-in-the-january-sales',
  excerpt:
    'Shops clear winter stock, linen and last season’s gear. A calendar of four weeks, and the things to leave on the rail.',
  seoDescription:
    'A week-by-week guide to the January sales: coats, boots, bedding, fitness gear and decorations, with sizes, returns and codes to keep in mind.',
  category: 'seasonal-deals',
  status: 'published',
  featured: false,
  keywords: ['january sales', 'winter clearance', 'bedding', 'coats'],
  targetStoreSlug: null,
  authorName: 'Priya Menon',
  viewCount: 1_588,
  publishedDaysAgo: 52,
  createdDaysAgo: 55,
  content: `
<p>The sales before the holidays are about gifts. The sales after them are about space: winter stock has to leave before the spring collections arrive, and everybody in the shop knows it. That makes January the better month for anything large, warm or woven, provided you know which week to look in.</p>
<h2>Week one: decorations and wrapping</h2>
<p>Ribbons, cards, string lights and ornaments are worth the least to a shop on the day after they were needed. If you have a dry box and a label, buy next year’s paper now. Test string lights before the return period ends, not eleven months later. Candles keep well, too, as long as they stay out of the sun.</p>
<h2>Week two: linen, towels and bedding</h2>
<p>The “white sale” is an old tradition and still a good one. Sheets, towels and duvets are reduced because people are at home and looking at theirs. Take measurements before you browse, the height of the mattress included. Sets are usually the better price per piece; singles are better if only one sheet is worn. <a href="/store/quiltmere">Quiltmere</a>, for example, sells everything separately and marks down the colors it will not weave again.</p>
<h2>Week three: coats, boots and knitwear</h2>
<p>This is the moment for good outerwear. There will be gaps in the common sizes, so be flexible about color and strict about fit. When you try on a coat:</p>
<ul>
<li>wear the sweater it has to go over;</li>
<li>lift both arms and sit down once;</li>
<li>look at seams, lining and the tape behind the zip;</li>
<li>check whether spare buttons are sewn in.</li>
</ul>
<p>With shoes, look for soles that can be replaced. A resoleable boot at 25% off is a better purchase than a glued one at half price. Wool sweaters from past seasons are a quiet bargain, since the shapes hardly change.</p>
<h2>Week four: fitness gear and the leftovers</h2>
<p>Mats, bands and weights are advertised in the first days of the year, while good intentions are fresh, and get cheaper toward its end, when they are not. If you start with walking and a mat, you lose nothing by waiting three weeks for the rest. The last days of the month are also when “extra percent on sale items” codes appear, because what is left by then has to go.</p>
<h2>How the reductions move</h2>
<table>
<thead><tr><th>When</th><th>Choice of sizes</th><th>Typical step</th><th>Good for</th></tr></thead>
<tbody>
<tr><td>early</td><td>wide</td><td>first markdown</td><td>common sizes, one special piece</td></tr>
<tr><td>middle</td><td>patchy</td><td>second markdown</td><td>flexible tastes, knitwear</td></tr>
<tr><td>late</td><td>narrow</td><td>extra codes</td><td>rare sizes, basics, gifts for next year</td></tr>
</tbody>
</table>
<p>If you wear a rare size, you can wait. If you wear a common one, go early and accept the smaller step.</p>
<h2>What to leave on the rail</h2>
<p>Leave anything you would have to lose or gain weight for. Leave “final sale” shoes in a size you are guessing. Leave trends that everybody wore in December. And leave advent calendars in January, even at ninety percent off, unless you simply like chocolate.</p>
<h2>Before you pay</h2>
<p>Check three lines of the terms: whether reduced items can be returned, whether a refund comes as money or as credit, and whether a code works on sale prices. Our <a href="/stores">store pages</a> state the terms in a sentence or two. If the answer is not there, it is worth an email before the order rather than after.</p>
`,
  affiliateLinks: [
    {
      text: 'Discontinued colors at Quiltmere',
      context: 'Linen that will not be woven again.',
      url: 'https://quiltmere.example/last-colors',
    },
    {
      text: 'Mill seconds at Tarnfold',
      context: 'Sweaters with small, photographed flaws.',
      url: 'https://tarnfold.example/seconds',
    },
  ],
};
