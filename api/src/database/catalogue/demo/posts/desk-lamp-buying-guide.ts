import type { DemoPost } from '../demo-catalogue.types.js';
import { marketplaceLink } from '../marketplace-link.js';

export const deskLampBuyingGuide: DemoPost = {
  title: 'A desk lamp your eyes will like: a short buying guide',
  slug: 'desk-lamp-buying-guide',
  excerpt:
    'Brightness, color, reach and base: four things decide whether a lamp is pleasant to work under. The rest is taste.',
  seoDescription:
    'How to choose a desk lamp online: lumens, color temperature, color rendering, flicker, arm reach and base weight, explained without jargon.',
  category: 'amazon-deals',
  status: 'published',
  featured: false,
  keywords: ['desk lamp', 'led', 'home office', 'buying guide'],
  targetStoreSlug: null,
  authorName: 'Tomas Ekberg',
  viewCount: 2_760,
  publishedDaysAgo: 15,
  createdDaysAgo: 18,
  content: `
<p>A desk lamp is a simple thing that is surprisingly easy to get wrong: too bright, too blue, too short, too wobbly. Product photos hide all four. The numbers on the page do not, if you know which ones to look for. This guide is about reading them; it is not a test of single models.</p>
<h2>Brightness: lumens, not watts</h2>
<p>Watts tell you what a lamp uses, lumens what it gives. For a desk, 400 to 800 lumens is a good range, and a dimmer matters more than the maximum. A lamp that is comfortable at 30% in the evening and at full power on a gray morning will be used all year. If the page only states watts, be suspicious, or look in the questions further down.</p>
<h2>Color: warm for evenings, neutral for work</h2>
<p>Color temperature is given in kelvin. Around 2700 K is warm, like a living room; 4000 K is neutral and good for reading and crafts; 6000 K and above is bluish, and few people enjoy it at home. Lamps with several steps let you change during the day.</p>
<p>The other number is color rendering, called CRI or Ra. From 90 up, colors look the way they should, which matters if you draw, sew or sort socks. Around 80 is acceptable for letters and screens.</p>
<h2>Flicker: the invisible headache</h2>
<p>Some LED lamps flicker when they are dimmed, too quickly to see but not too quickly to tire you. A quick check at home: film the lamp with your phone in slow motion, at the lowest step. Faint bands that wander across the picture mean flicker. If it bothers you, use the return period.</p>
<h2>Reach and base</h2>
<p>Measure your desk before you fall in love. The light should come from the side opposite your writing hand, so that your hand throws no shadow on the page.</p>
<table>
<thead><tr><th>Your desk</th><th>Look for</th></tr></thead>
<tbody>
<tr><td>small, used for writing</td><td>one arm, weighted base, about 15 inches high</td></tr>
<tr><td>deep, with a large screen</td><td>two joints or a clamp, reach of 25 inches or more</td></tr>
<tr><td>shared or often cleared</td><td>a clamp, or a wireless lamp with a battery</td></tr>
<tr><td>crafts and repairs</td><td>a wide head, high color rendering, a neutral white</td></tr>
</tbody>
</table>
<p>A weighted base should be heavy enough that the arm can be stretched out fully. If the page lists only the total weight, look for photos from buyers with the arm extended. For clamps, check the thickness your table may have, and whether there is a rail underneath in the way.</p>
<h2>The bulb question</h2>
<p>Many lamps have LEDs that cannot be replaced. They last for years, but when they fail, the lamp is finished. A lamp with an ordinary socket costs a bulb every now and then and can be made warmer, cooler or brighter at any time. Neither is wrong. Just know which one you are buying, and whether the bulb is in the box.</p>
<h2>Switches, plugs and small annoyances</h2>
<p>Touch switches at the top of a flexible arm make it sway each time. Power supplies may be bulky and block the socket next to them. A lamp that forgets its brightness when unplugged is a nuisance on a switched power strip. These things are never in the headline, but they are usually in the three-star reviews.</p>
<h2>In short</h2>
<p>Look for 400 to 800 lumens with a dimmer, 2700 to 4000 kelvin, color rendering of 90 or more, and a reach that fits your desk. Then choose the one you like to look at, since it will be there every day. Our <a href="/amazon-deals">marketplace page</a> shows a lamp that fits this description, and <a href="/store/candlewren">Candlewren</a> has more for people who prefer an ordinary bulb.</p>
`,
  affiliateLinks: [
    {
      text: 'Dimmable LED Desk Lamp with Weighted Base',
      context: 'Two joints, five steps of brightness, warm to neutral.',
      url: marketplaceLink('B0DEMO0004'),
    },
  ],
};
