import type { DemoPost } from '../demo-catalogue.types.js';

export const quiltmereBeddingGuide: DemoPost = {
  title: 'Quiltmere without guessing: duvet weights, sizes and the odd-pillowcase trick',
  slug: 'quiltmere-bedding-guide',
  excerpt:
    'Choose a duvet by the temperature of your bedroom, measure the mattress properly, and build a set from single pieces for less.',
  seoDescription:
    'How to choose duvets and bed linen at Quiltmere: warmth by room temperature, measuring deep mattresses, fabrics, and ways to pay less.',
  category: 'store-guide',
  status: 'published',
  featured: false,
  keywords: ['bedding', 'duvet', 'bed linen', 'home'],
  targetStoreSlug: 'quiltmere',
  authorName: 'Priya Menon',
  viewCount: 1_927,
  publishedDaysAgo: 24,
  createdDaysAgo: 26,
  content: `
<p>Bedding is sold with large numbers: thread counts, fill powers, warmth ratings. Few of them tell you whether you will be too hot at three in the morning. <a href="/store/quiltmere">Quiltmere</a> lists its duvets by weight in ounces and asks about your room first, which is the right way round. Here is how to use that.</p>
<h2>Let the bedroom choose the duvet</h2>
<p>Put a thermometer on the bedside table for two nights and note the temperature when you go to bed and when you wake up. The lower number decides.</p>
<table>
<thead><tr><th>Coolest moment of the night</th><th>Duvet weight to look at</th></tr></thead>
<tbody>
<tr><td>above 70 °F (21 °C)</td><td>the lightest, or a sheet alone</td></tr>
<tr><td>62 to 70 °F (17–21 °C)</td><td>light to medium</td></tr>
<tr><td>55 to 62 °F (13–17 °C)</td><td>medium to warm</td></tr>
<tr><td>below 55 °F (13 °C)</td><td>the winter weights, or two lighter ones together</td></tr>
</tbody>
</table>
<p>If you and the person beside you disagree, buy two single duvets for one large bed. It looks no worse under a bedspread, and it ends the argument for less than the price of one clever duvet with two zones.</p>
<h2>Measure the mattress, including its height</h2>
<p>Most returns of fitted sheets have one cause: mattress height. Measure from the lower seam to the upper seam and add the topper if you use one. A sheet with a fourteen-inch pocket will not stay on a fifteen-inch mattress, however good the elastic is. Write the three numbers (length, width, height) on the underside of a drawer. You will need them again.</p>
<h2>Fabric in one paragraph</h2>
<p><strong>Percale</strong> is crisp and cool and creases. <strong>Sateen</strong> is smooth and a little warmer. <strong>Linen</strong> starts rough, softens over a year and dries quickly. <strong>Flannel</strong> is pleasant in a cold room and too much in a warm one. Beyond a decent quality, thread count says little: very high numbers are usually reached by counting twisted threads twice. Ask for the free swatches, wash one, and decide with your hand.</p>
<h2>How to pay less for the same bed</h2>
<ul>
<li><strong>Make up the whole bed once.</strong> Offers for a full set (sheet, cover and two pillowcases) tend to beat separate reductions, and the colors do not have to match.</li>
<li><strong>Buy odd pillowcases.</strong> Singles left over from sets cost little. Three of them in one color family look deliberate.</li>
<li><strong>Replace only what is worn.</strong> Fitted sheets go first, covers last for years. Because everything is sold singly, there is no reason to replace four pieces when one has a hole.</li>
<li><strong>Choose last season’s color.</strong> Discontinued shades are reduced until they are gone, and white sheets go with all of them.</li>
</ul>
<h2>Washing, so that it lasts</h2>
<p>Wash new linen before its first night, at the temperature on the label, and without fabric softener; softener coats the fibers and makes cotton less absorbent. Close buttons and zips so that the socks stay out. Dry duvets completely, with a couple of clean tennis balls in the drum if you use a dryer, and shake them out while they are still warm. A damp filling clumps, and no guarantee covers that.</p>
<h2>Before you order</h2>
<p>Keep the packaging until you have slept under the duvet for a week, because most stores take bedding back only if it is clean and complete. Then check the <a href="/store/quiltmere">store’s current codes</a>: welcome codes usually cannot be combined with reduced colors, so work out which of the two saves more on your own basket. If you are furnishing a whole home, spread the purchase over two orders and use a set offer for each.</p>
`,
  affiliateLinks: [
    {
      text: 'Whole-bed offers at Quiltmere',
      context: 'One size, four pieces, any colors.',
      url: 'https://quiltmere.example/offers',
    },
  ],
};
