import type { DemoPost } from '../demo-catalogue.types.js';
import { marketplaceLink } from '../marketplace-link.js';

export const yogaMatBuyingGuide: DemoPost = {
  title: 'Yoga mats explained: thickness, grip and what the materials mean',
  slug: 'yoga-mat-buying-guide',
  excerpt:
    'Natural rubber, cork, PVC or TPE, three millimeters or eight: how to pick a mat for your floor, your knees and your patience.',
  seoDescription:
    'How to choose a yoga or exercise mat: thickness by activity, materials compared, grip when wet, size, smell, cleaning and signs of quality.',
  category: 'amazon-deals',
  status: 'published',
  featured: false,
  keywords: ['yoga mat', 'exercise', 'home gym', 'buying guide'],
  targetStoreSlug: null,
  authorName: 'Nora Whitfield',
  viewCount: 1_835,
  publishedDaysAgo: 28,
  createdDaysAgo: 30,
  content: `
<p>A mat is the only piece of equipment that yoga needs, and the one where a poor choice is noticed at once: it slides, it smells, it is too thin for knees or too soft for balance. The listings use a lot of adjectives. Three plain questions sort most of it out.</p>
<h2>Question one: what will you do on it?</h2>
<table>
<thead><tr><th>Activity</th><th>Thickness</th><th>Why</th></tr></thead>
<tbody>
<tr><td>Balance and flowing yoga</td><td>3–5 mm</td><td>you feel the floor and stand steadily</td></tr>
<tr><td>Gentle yoga, stretching</td><td>5–6 mm</td><td>kind to knees, still stable</td></tr>
<tr><td>Floor exercise, Pilates</td><td>8–15 mm</td><td>padding for the spine</td></tr>
<tr><td>Travel</td><td>1–2 mm</td><td>folds into a bag, goes over another mat</td></tr>
</tbody>
</table>
<p>If your knees are sensitive, a 5 mm mat and a folded towel are better than a very thick mat, on which every standing pose becomes a balancing act.</p>
<h2>Question two: which material?</h2>
<p><strong>Natural rubber</strong> grips well, even when hands get damp. It is heavy, smells of rubber for the first weeks and is not suitable for people with a latex allergy. <strong>Cork</strong> on rubber grips better the wetter it gets and feels warm; dry hands may slip at first, so sprinkle a little water. <strong>PVC</strong> is durable and inexpensive, easy to wipe, and hard to recycle. <strong>TPE</strong> is light and almost odorless, and wears out sooner. <strong>Cotton and jute</strong> are pleasant to touch and need a rug that does not slide underneath.</p>
<p>Words such as “eco-friendly” have no fixed meaning. A named material, a stated origin and a certificate that can be looked up say more.</p>
<h2>Question three: how long and how wide?</h2>
<p>The usual mat measures about 68 by 24 inches. Lie down on the floor and see whether you fit with your arms stretched out; from about six feet, a long version of 72 to 80 inches is more comfortable. Broad shoulders enjoy 26 inches and more. Check that the mat still fits your room when it is unrolled, door included.</p>
<h2>Signs of a good one</h2>
<ul>
<li>It lies flat at once, or after a night with books on the corners.</li>
<li>The edges are cut cleanly and do not crumble.</li>
<li>The underside has a structure and does not slide on your floor.</li>
<li>The maker states material, thickness and weight instead of only “premium”.</li>
<li>There is a way to return it after you have tried it.</li>
</ul>
<h2>The first week</h2>
<p>Unroll it in a well-aired room and leave it there. Most of the smell goes within days; sunlight makes rubber brittle, so choose shade. Wipe it with lukewarm water and a drop of mild soap, never with oil or strong cleaners, and let it dry on both sides before you roll it up. Roll it with the practice side facing out; the corners will then curl toward the floor.</p>
<h2>What it should cost</h2>
<p>A simple PVC mat does the job for a first course. Natural rubber costs noticeably more and is worth it when you practice each week, mainly because you stop thinking about your hands. Beyond that, you pay for patterns and names. Straps, bags and towels are often cheaper in a set, but only if you would use them.</p>
<h2>Where to look</h2>
<p>Our <a href="/amazon-deals">marketplace selection</a> includes a 5 mm natural rubber mat with a strap. If you would like to try before you decide, <a href="/store/bendwillow">Bendwillow</a> takes mats back within 30 days and sells the cleaned returns for less, which is a fair way to get a good one on a small budget.</p>
`,
  affiliateLinks: [
    {
      text: 'Natural Rubber Yoga Mat with Strap, 5 mm',
      context: 'For weekly practice on wood, tile or carpet.',
      url: marketplaceLink('B0DEMO0013'),
    },
  ],
};
