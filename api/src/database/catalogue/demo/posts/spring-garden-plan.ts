import type { DemoPost } from '../demo-catalogue.types.js';

export const springGardenPlan: DemoPost = {
  title: 'What to order for the garden before spring prices arrive',
  slug: 'what-to-order-for-the-garden-before-spring',
  excerpt:
    'Seeds, tools and raised beds are cheapest before anybody wants to dig. An order list for the quiet weeks.',
  seoDescription:
    'What gardeners can buy early and for less: seeds by sowing month, hand tools, raised beds and bulbs, with notes on storage and shipping.',
  category: 'seasonal-deals',
  status: 'draft',
  featured: false,
  keywords: ['garden', 'seeds', 'tools', 'spring'],
  targetStoreSlug: 'spadewell',
  authorName: 'Nora Whitfield',
  viewCount: 0,
  publishedDaysAgo: null,
  createdDaysAgo: 2,
  content: `
<p>Garden shops are quiet while the ground is cold, and quiet shops make good offers. If you order in winter what you need in April, you have the full choice, normal delivery times and, quite often, a lower price.</p>
<h2>Seeds first</h2>
<p>Go through the packets you have. Parsnips and onions lose their vigor within a year or two; tomatoes, beans and squash keep for several. Put ten doubtful seeds on damp kitchen paper: if fewer than six sprout, buy new ones. <a href="/store/spadewell">Spadewell</a> sorts its seeds by the month in which they are sown, which makes the list short.</p>
<h2>Tools before they are needed</h2>
<p>A good spade outlives several cheap ones. Look for a forged head, a closed socket and a handle that can be replaced. Oil the old ones while you wait for the parcel.</p>
<h2>Beds and structures</h2>
<p>Raised beds, trellises and cold frames are bulky, so compare the price including delivery. Ordering with a neighbor can halve it.</p>
<h2>Still to add</h2>
<ul>
<li>a table of sowing months by zone;</li>
<li>which bulbs can be bought late;</li>
<li>the current codes, once the new season’s terms are out.</li>
</ul>
`,
  affiliateLinks: [
    {
      text: 'Seed orders at Spadewell',
      context: 'Packets and collections by sowing month.',
      url: 'https://spadewell.example/seeds',
    },
  ],
};
