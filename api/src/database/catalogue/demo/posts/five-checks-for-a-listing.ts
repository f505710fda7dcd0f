import type { DemoPost } from '../demo-catalogue.types.js';

export const fiveChecksForAListing: DemoPost = {
  title: 'Five checks for any marketplace listing',
  slug: 'five-checks-for-a-marketplace-listing',
  excerpt:
    'Seller, price history, reviews, returns and the name of the thing: five quick looks that catch most bad purchases.',
  seoDescription:
    'Before you buy on a marketplace, check the seller, the price, the reviews, the return rules and the exact model. A five-minute routine.',
  category: 'amazon-deals',
  status: 'published',
  featured: false,
  keywords: ['marketplace', 'reviews', 'seller check', 'amazon', 'returns'],
  targetStoreSlug: null,
  authorName: 'Tomas Ekberg',
  viewCount: 2_233,
  publishedDaysAgo: 41,
  createdDaysAgo: 42,
  content: `
<p>Marketplaces are department stores and flea markets under one roof. Excellent offers stand beside poor ones, in the same font, under the same logo. Nobody can study every listing, but five quick checks catch most of the purchases that people regret. They take about five minutes, and you need no extra tools.</p>
<h2>1. Who is selling, and who ships?</h2>
<p>Look near the price and the buy button for two names: the seller and the shipper. They may be the marketplace itself, the brand, or a third party. Click the seller’s name and read:</p>
<ul>
<li>how long they have been there and how recent their ratings are;</li>
<li>where they are based, since that can affect returns and customs;</li>
<li>whether there is a real address and a way to write to them.</li>
</ul>
<p>One product page can have several sellers at several prices. The one that is selected for you is not always the one you would choose.</p>
<h2>2. Is the price a price?</h2>
<p>A crossed-out price is a statement by the seller, not a fact about last month. Search the exact model name elsewhere and see what it costs today. Add shipping on both sides. For packs, work out the price per piece. Coupons that you have to tick on the page are easily missed, as are subscriptions that come preselected.</p>
<h2>3. Do the reviews describe this product?</h2>
<p>Reviews can be carried over from an older version, or from another color or size that is in truth a different item. Read a handful from the middle of the scale and some of the newest. Warning signs are many short, enthusiastic texts from the same days, photos of something else, and mentions of gifts or refunds in return for a rating. A product with forty thoughtful reviews tells you more than one with four thousand that say “Great!”.</p>
<h2>4. What happens if it does not fit?</h2>
<p>Return periods differ between sellers and categories, and around the holidays. Open the return rules from the product page, not from a general help article. Three questions matter: how many days, who pays the postage, and does opening the box change anything? Food, cosmetics, earphones and software often cannot be returned once opened. Save the page as a PDF if the item is expensive.</p>
<h2>5. Is it exactly the thing?</h2>
<p>Model numbers that differ by one letter can mean another plug, another year or another memory size. Compare the number in the title with the one in the details and on the photo of the label. For spare parts, find the number on your own appliance first. For clothes, use the maker’s size chart in inches instead of letters.</p>
<h2>Put it together</h2>
<table>
<thead><tr><th>Check</th><th>Green light</th><th>Walk away</th></tr></thead>
<tbody>
<tr><td>Seller</td><td>known, reachable, recent ratings</td><td>new name, no address</td></tr>
<tr><td>Price</td><td>similar elsewhere, a bit lower here</td><td>a third of every other shop</td></tr>
<tr><td>Reviews</td><td>detailed, mixed, recent</td><td>about a different product</td></tr>
<tr><td>Returns</td><td>clear, at least two weeks</td><td>only by “contacting the seller”</td></tr>
<tr><td>Model</td><td>same number everywhere</td><td>no number at all</td></tr>
</tbody>
</table>
<p>One doubtful answer is a reason to look a little longer. Two are a reason to buy somewhere else.</p>
<h2>About our own links</h2>
<p>The products on our <a href="/amazon-deals">marketplace page</a> lead to listings through affiliate links, which means that we may earn a commission at no extra cost to you. It does not change these five checks, and we would rather you made them than bought something you send back. If a small shop has the same thing, the <a href="/stores">store list</a> may have a code for it, too.</p>
`,
  affiliateLinks: [],
};
