import type { DemoPost } from '../demo-catalogue.types.js';
import { marketplaceLink } from '../marketplace-link.js';

export const noiseCancellingChecklist: DemoPost = {
  title: 'Noise-cancelling headphones on a marketplace: what to check before you pay',
  slug: 'noise-cancelling-headphones-checklist',
  excerpt:
    'Specifications that matter, claims that don’t, and how to read a long product page in five minutes.',
  seoDescription:
    'A buying guide for noise-cancelling headphones: battery claims, comfort, codecs, microphones, warranty, and how to read reviews critically.',
  category: 'amazon-deals',
  status: 'published',
  featured: true,
  keywords: ['headphones', 'noise cancelling', 'buying guide', 'amazon'],
  targetStoreSlug: null,
  authorName: 'Priya Menon',
  viewCount: 3_942,
  publishedDaysAgo: 6,
  createdDaysAgo: 10,
  content: `
<p>Search a large marketplace for noise-cancelling headphones and you get hundreds of pages that look alike. We have not tested them in a laboratory, and we will not pretend that we have. What we can offer is a way to read the listing: what each line means, which lines matter, and which ones are there to fill space.</p>
<h2>What cancelling can do</h2>
<p>Active noise cancelling listens to the sound around you and plays its opposite. It works best on low, steady noise: engines, fans, trains. It does less for voices and almost nothing for sudden sounds. Thick cups that seal well do the rest. So a page that promises “total silence” promises too much, and a good seal is worth more than another decibel on paper.</p>
<h2>Five lines to look for</h2>
<ol>
<li><strong>Battery life with cancelling on.</strong> Many listings lead with the longer figure, measured with it off. If only one number is given, assume it is the flattering one.</li>
<li><strong>Weight.</strong> Above roughly 300 grams you may feel it after an hour or two. Look for a padded headband.</li>
<li><strong>Cable.</strong> An audio jack lets you listen when the battery is empty and on seat screens. Charging by USB-C is standard by now.</li>
<li><strong>Two connections at once.</strong> Often called multipoint. Worth having if you use a phone and a laptop.</li>
<li><strong>Replaceable pads.</strong> Pads wear out first. Search for the model name and “ear pads” before you order.</li>
</ol>
<h2>Lines you can skim</h2>
<p>Driver diameters say little about sound. “Hi-res” badges matter only with files, players and a connection to match. A list of codecs is useful if your phone supports the same ones; otherwise it falls back to a common one, which is fine for most ears. Frequency ranges far beyond hearing are decoration.</p>
<h2>Read the reviews backward</h2>
<p>Start with the three-star ones: they describe what works and what does not. Then sort by newest, since models are sometimes changed under the same name. Look for reviews after several months of use, and for your own case: glasses, calls, large ears, plane trips. Be careful with dozens of short five-star reviews from the same week, and with reviews that clearly describe another product.</p>
<h2>Who sells, who ships, who answers</h2>
<p>A marketplace page can have several sellers. Check the names next to the price: who sells it and who ships it. That decides where a return goes and who honors the warranty. For something with a battery in it, prefer a seller that you can reach, and keep the invoice.</p>
<h2>A reasonable budget</h2>
<p>Inexpensive pairs have become decent: they take the edge off an engine and last a few years if the hinges are treated kindly. In the middle you pay for comfort, better microphones and cancelling that adapts. At the top you pay for refinement, and for the name. If you mainly commute, the middle is where the sense is. Last year’s model at a reduced price is often the best value of all.</p>
<h2>Before the return period ends</h2>
<p>Wear them for a full workday. Make a call outdoors. Sit next to a fan and switch cancelling on and off; a slight feeling of pressure is normal, and some people never get used to it. Check that both sides fade at the same volume. If anything bothers you on the second day, it will bother you in the second year. You will find the current selection, with prices where we know them, on our <a href="/amazon-deals">marketplace page</a>. If you would rather listen at home for longer, compare it with the trial that <a href="/store/echofern">Echofern</a> offers.</p>
`,
  affiliateLinks: [
    {
      text: 'Wireless Over-Ear Headphones with Noise Cancelling',
      context: 'From our marketplace selection. Check today’s price on the product page.',
      url: marketplaceLink('B0DEMO0001'),
    },
  ],
};
