import type { DemoPost } from '../demo-catalogue.types.js';

export const sevenCheckoutHabits: DemoPost = {
  title: 'Seven checkout habits that cost nothing',
  slug: 'seven-checkout-habits',
  excerpt:
    'Small routines that keep money in your account: a waiting list, a price note, one shipping address and a calendar entry for returns.',
  seoDescription:
    'Seven simple habits for online shopping: wait a day, note prices, plan returns, avoid fees and use codes only for things you meant to buy.',
  category: 'savings-tips',
  status: 'published',
  featured: false,
  keywords: ['shopping habits', 'budget', 'returns', 'online shopping'],
  targetStoreSlug: null,
  authorName: 'Priya Menon',
  viewCount: 2_118,
  publishedDaysAgo: 31,
  createdDaysAgo: 33,
  content: `
<p>The best deal is still the thing you did not buy, which is an odd sentence to find on a site full of coupons. But codes work best for people with habits, because they know what they want before somebody offers it to them. None of the following takes more than a minute.</p>
<h2>1. Let the basket sleep</h2>
<p>Put things in the basket and close the tab. If you still want them tomorrow, order them; if you have forgotten what was in there, you have your answer. For anything above a sum that you choose yourself, wait a week. Real sales come back. Countdown clocks that start again when you reload the page are decoration.</p>
<h2>2. Keep a price note</h2>
<p>A list on your phone with three columns is enough: the thing, the price you saw, the date. After a month you know what coffee, detergent or running shoes normally cost, and a crossed-out price no longer impresses you. Compare unit prices, too. A larger pack is not always cheaper by the ounce.</p>
<h2>3. Look for the code before the checkout, not during</h2>
<p>Searching for codes with the payment page open leads to ten tabs and an abandoned evening. Open the store’s page in our <a href="/stores">store list</a> first, read the terms of two or three offers, and copy the one that fits. If none fits, carry on without one and be done.</p>
<h2>4. Ship to one place, once</h2>
<p>Shipping is the quietest expense of all. Collect small wishes until they make one parcel. Use a pick-up point if the store offers it free of charge. If you need things from the same shop every month, see whether a subscription is cheaper and whether you can pause it without a phone call.</p>
<h2>5. Put the return date in your calendar</h2>
<p>Most unwanted purchases stay because the window closed. When a parcel arrives, add an entry three days before the return period ends. Keep labels, boxes and tags until then. Try shoes on carpet and electronics with the protective film in place. Here is a short routine for the day it arrives:</p>
<ul>
<li>open it and check that everything is there;</li>
<li>try it the way you mean to use it;</li>
<li>decide: keep, exchange or return;</li>
<li>put the receipt where receipts live.</li>
</ul>
<h2>6. Pay with what protects you</h2>
<p>Use a payment method that lets you dispute a charge, and never a bank transfer to a shop you have not used before. Refuse “pay in your home currency” when a foreign card terminal or website offers it; the exchange rate it applies is usually worse than that of your bank. Paying later in installments is only free if every installment is on time.</p>
<h2>7. Keep your addresses tidy</h2>
<p>A second email address for newsletters keeps codes in one place and temptation out of your inbox. Stores often send a welcome code to new subscribers, so sign up a day before you mean to order. Leave again when it stops being useful; there has to be a link for that at the bottom of each message.</p>
<h2>What the seven have in common</h2>
<p>All of them put a little time between wanting and paying. Shops are designed to remove that time, which is their good right. Putting it back is yours. Start with the habit that looks easiest, keep it for a month, and see what is left over. A realistic goal is not to spend nothing; it is to recognize every line on your statement.</p>
`,
  affiliateLinks: [],
};
