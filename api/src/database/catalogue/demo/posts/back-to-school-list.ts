import type { DemoPost } from '../demo-catalogue.types.js';

export const backToSchoolList: DemoPost = {
  title: 'Back to school: a list that holds until spring',
  slug: 'back-to-school-list-that-holds',
  excerpt:
    'Take stock first, buy the things that wear out twice, and leave half of the list until the teachers have spoken.',
  seoDescription:
    'A practical back-to-school shopping plan: what to check at home, what to buy early, what to leave for later, and where quality pays for itself.',
  category: 'seasonal-deals',
  status: 'published',
  featured: false,
  keywords: ['back to school', 'kids', 'stationery', 'backpack'],
  targetStoreSlug: null,
  authorName: 'Tomas Ekberg',
  viewCount: 1_246,
  publishedDaysAgo: 84,
  createdDaysAgo: 86,
  content: `
<p>Every summer the same thing happens: a list arrives, a cart fills up, and in October half of it lies unopened in a drawer while the one thing that was needed has run out. School shopping gets cheaper the moment it is done in three small rounds instead of one big one.</p>
<h2>Round one: shop at home</h2>
<p>Empty the old backpack, the pencil case and that drawer onto the kitchen table. Let the children test every pen on the back of an envelope. Sort into three heaps: works, needs a refill, done. In most homes you will find enough pencils for a term, two rulers, and the calculator that was replaced last year.</p>
<p>Then measure the children. Feet first, standing and in socks, and then the inside of the leg. Write the date next to the numbers. Shoes bought in July may be too short in September, so leave them for later if you can.</p>
<h2>Round two: the things that carry weight</h2>
<p>A few items are used every single day. Here it pays to buy well, and to use a code for it:</p>
<ul>
<li><strong>Backpack.</strong> It should end above the hips, with padded straps, a chest strap and reflective patches. Check the zips and the seam at the bottom, which is where cheap ones fail.</li>
<li><strong>Water bottle and lunch box.</strong> Few parts, a wide opening, spare seals available. If it cannot be cleaned in a minute, it will not be cleaned.</li>
<li><strong>Rain gear.</strong> Double knees, taped seams, and a name inside. <a href="/store/puddlecrate">Puddlecrate</a> sells boots in half sizes and stamps the names.</li>
<li><strong>Shoes.</strong> One pair for outside, one for the gym. Half an inch of space in front of the toes is right; a whole inch makes children stumble.</li>
</ul>
<h2>Round three: after the first week</h2>
<p>Wait for the teachers. Lists on the internet are general, and teachers are specific: ruled or squared, this folder, not that one. Buy the bare minimum before the first day, which means pencils, an eraser, a sharpener and one notebook. Buy the rest once you know. By then the shops are clearing what is left of the season, too.</p>
<table>
<thead><tr><th>Buy before the first day</th><th>Buy after the first week</th><th>Buy when it wears out</th></tr></thead>
<tbody>
<tr><td>backpack, bottle, basic pencils</td><td>notebooks, folders, special tools</td><td>erasers, glue, gym shoes</td></tr>
<tr><td>rain jacket</td><td>calculator or compass</td><td>paint, brushes</td></tr>
</tbody>
</table>
<h2>Where cheap is fine</h2>
<p>Folders, plain notebooks, rulers and glue sticks get lost long before they wear out. Buy them in multi-packs and share with another family. Colored pencils are the exception: soft leads that break at every sharpening are no saving at all. A good set of twelve beats a poor set of forty-eight.</p>
<h2>Teaching the price</h2>
<p>Give older children the budget for one part of the list, let them choose, and let them keep the difference. It is remarkable how quickly a licensed hero on a folder loses its charm when the plain folder leaves money for something else. It is also a good first lesson in reading a label, a unit price and a return policy.</p>
<h2>A last word on codes</h2>
<p>School offers come in waves from midsummer to early fall. Note which of the <a href="/stores">stores</a> you need, check their codes in each of the three rounds, and do not worry about a wave you missed. Sibling and bundle offers are often better than the general code, provided that you really need two.</p>
`,
  affiliateLinks: [
    {
      text: 'Rain suits and boots at Puddlecrate',
      context: 'Half sizes, double knees, names stamped inside.',
      url: 'https://puddlecrate.example/offers',
    },
    {
      text: 'Watercolor sets at Daubery',
      context: 'Student prices that are open to everybody.',
      url: 'https://daubery.example/offers',
    },
  ],
};
