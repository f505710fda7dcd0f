import type { DemoPost } from '../demo-catalogue.types.js';

export const overEarOnEarInEar: DemoPost = {
  title: 'Over-ear, on-ear or in-ear? A comparison by where you listen',
  slug: 'over-ear-on-ear-or-in-ear',
  excerpt:
    'Trains, offices, kitchens and running tracks ask for different headphones. A plain comparison, with the questions to ask in a shop.',
  seoDescription:
    'Over-ear, on-ear and in-ear headphones compared for travel, work, sport and sleep: comfort, isolation, battery, hygiene and repair.',
  category: 'comparisons',
  status: 'published',
  featured: false,
  keywords: ['headphones', 'earbuds', 'comparison', 'noise cancelling'],
  targetStoreSlug: 'echofern',
  authorName: 'Priya Menon',
  viewCount: 2_301,
  publishedDaysAgo: 20,
  createdDaysAgo: 22,
  content: `
<p>Most headphone advice starts with sound. Sound matters, but the pair you use every day is the one that is comfortable in the place where you listen. So begin there, and look at the three shapes in turn.</p>
<h2>The short version</h2>
<table>
<thead><tr><th></th><th>Over-ear</th><th>On-ear</th><th>In-ear</th></tr></thead>
<tbody>
<tr><td>Comfort over hours</td><td>best, if not too warm</td><td>presses after a while</td><td>depends on the tips</td></tr>
<tr><td>Keeps noise out</td><td>very well</td><td>little</td><td>well, with the right seal</td></tr>
<tr><td>Size in a bag</td><td>large</td><td>medium</td><td>tiny</td></tr>
<tr><td>Running and sport</td><td>hot and heavy</td><td>possible</td><td>best</td></tr>
<tr><td>Hearing your surroundings</td><td>with a transparency mode</td><td>naturally</td><td>with a transparency mode</td></tr>
<tr><td>Replaceable parts</td><td>pads, cable, sometimes the battery</td><td>pads, cable</td><td>tips, seldom more</td></tr>
</tbody>
</table>
<h2>On trains and planes</h2>
<p>Low, steady noise is what active cancelling does best, and over-ear cups add a wall of their own. If you travel often, take a pair that folds and has a cable, because seat systems and older laptops still use one. In-ear models with cancelling come close and fit in a pocket, but their batteries are smaller, and the case has to be charged as well.</p>
<h2>In an office</h2>
<p>Consider the people next to you first. Open designs and loose on-ear pads leak sound. If you are on calls, the microphone is more important than the bass; ask for a recording made in a noisy room, not in a studio. Being able to connect to two devices at once saves a lot of clicking if you move between phone and computer.</p>
<h2>At home</h2>
<p>This is where comfort wins. Look for deep cups that do not touch the ear, for pads in fabric if you get warm, and for a headband that spreads the weight. If you listen in a quiet room, a wired open-back pair sounds wonderfully natural for its price. It just will not keep anything in or out.</p>
<h2>Running and training</h2>
<p>In-ear, with a hook or a wing and a sweat rating that the maker states. Use a mode that lets traffic through, or one ear only. Rinse the tips now and then, and do not charge the case while anything in it is damp.</p>
<h2>Fit is half of the sound</h2>
<p>With in-ears, the tip makes the seal and the seal makes the bass. Try all the sizes in the box, and different sizes left and right if need be. With over-ears, glasses break the seal; soft pads help more than a stronger clamp. If you wear earrings or a hat, try the pair with them on.</p>
<h2>Questions worth asking</h2>
<ol>
<li>Can the pads and tips be bought separately, and for how long?</li>
<li>Does it work by cable when the battery is empty?</li>
<li>How long is the battery under warranty?</li>
<li>Can I try it at home and send it back?</li>
</ol>
<p>The last one settles most doubts. <a href="/store/echofern">Echofern</a> gives you 60 days to listen and keeps the range small enough to read in one sitting. Whatever shop you choose, use those days: wear the pair for a whole film, a long call and a ride on the bus. If you notice it, send it back. The right headphones are the ones you forget.</p>
`,
  affiliateLinks: [
    {
      text: 'Over-ear headphones at Echofern',
      context: 'Wireless models with a 60-day trial at home.',
      url: 'https://echofern.example/over-ear',
    },
    {
      text: 'Trade in an old pair',
      context: 'Any brand, working or not, towards the next one.',
      url: 'https://echofern.example/trade-in',
    },
  ],
};
