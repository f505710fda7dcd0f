import type { DemoPost } from '../demo-catalogue.types.js';

export const coffeeSubscriptionOrSingleBags: DemoPost = {
  title: 'Coffee by subscription or by the bag: which suits your kitchen?',
  slug: 'coffee-subscription-or-single-bags',
  excerpt:
    'Count your cups, look at the roast date and do the sum for a month. Then choose the one you will not have to think about.',
  seoDescription:
    'Coffee subscription or single bags? Compare freshness, price per cup, flexibility and waste, with a simple sum for one month of coffee.',
  category: 'comparisons',
  status: 'published',
  featured: false,
  keywords: ['coffee', 'subscription', 'beans', 'price per cup'],
  targetStoreSlug: 'beanharrow',
  authorName: 'Nora Whitfield',
  viewCount: 1_097,
  publishedDaysAgo: 45,
  createdDaysAgo: 47,
  content: `
<p>A coffee subscription promises fresh beans without effort. Single bags promise choice. Both are right, for different kitchens, and the difference is easy to work out before you sign up for anything.</p>
<h2>First, count your cups</h2>
<p>A mug of filter coffee takes about 15 to 18 grams of beans, a double espresso about the same. A 12-ounce bag holds 340 grams, so it makes roughly 20 cups. Two people who drink two cups a day between them finish such a bag in about ten days. Alone and only on weekends, you will need a month and more.</p>
<p>Now compare that with freshness. Whole beans are at their best from a few days to about five weeks after roasting, ground coffee for a week or two once opened. If a bag outlives its freshness, the cheaper price per pound is no saving.</p>
<h2>Side by side</h2>
<table>
<thead><tr><th></th><th>Subscription</th><th>Single bags</th></tr></thead>
<tbody>
<tr><td>Price</td><td>usually a little lower, first box often much lower</td><td>full price, with codes now and then</td></tr>
<tr><td>Freshness</td><td>roasted to order, if the rhythm is right</td><td>as fresh as the day you order</td></tr>
<tr><td>Choice</td><td>roaster’s choice or a fixed favorite</td><td>anything, every time</td></tr>
<tr><td>Effort</td><td>none, until you travel</td><td>you have to remember</td></tr>
<tr><td>Risk</td><td>bags pile up</td><td>you run out on Sunday</td></tr>
</tbody>
</table>
<h2>The sum for one month</h2>
<p>Take the price of a bag, add the shipping per bag, divide by 20 cups. Do it for both. Use the regular price of the subscription rather than the introductory one, since you will pay the regular price eleven times out of twelve. If the difference is less than five cents a cup, ignore it and decide by convenience.</p>
<p>Remember the equipment in the sum only if you are buying it for this purpose. A hand grinder improves cheap beans more than expensive beans improve a bad grinder.</p>
<h2>When a subscription is right</h2>
<ul>
<li>You drink about the same amount every week.</li>
<li>You like being surprised, or you always buy the same bag anyway.</li>
<li>You can change the rhythm, skip a delivery or leave online, without a phone call.</li>
</ul>
<h2>When single bags are right</h2>
<ul>
<li>Your weeks differ: visitors, travel, tea phases.</li>
<li>You enjoy choosing, or drink decaf on some days only.</li>
<li>You can combine orders with a neighbor and share the shipping.</li>
</ul>
<h2>Before you subscribe</h2>
<p>Look for three sentences on the page: how to pause, how to leave, and what the second box costs. If one of them is missing, ask. Note the date of the second payment in your calendar. And set the first rhythm slower than you think you need, because it is easier to ask for coffee sooner than to drink faster.</p>
<h2>A middle way</h2>
<p>Many roasters sell two or three bags at a lower price per bag and ship them together. Freeze one of them, unopened, on the day it arrives; take it out the evening before and open it only when it is at room temperature, so that no moisture condenses on the beans. You get most of the freshness and nearly all of the saving. <a href="/store/beanharrow">Beanharrow</a> prints the roast date on the front of every bag, which makes this easy, and its current offers for first orders and third bags are listed on the store page.</p>
`,
  affiliateLinks: [
    {
      text: 'Beanharrow offers for first orders',
      context: 'Single bags and the three-origin box.',
      url: 'https://beanharrow.example/offers',
    },
  ],
};
