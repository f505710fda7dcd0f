import type { DemoPost } from '../demo-catalogue.types.js';

export const farewhistleFareGuide: DemoPost = {
  title: 'Cheaper trains and coaches with Farewhistle: a short, patient method',
  slug: 'farewhistle-fare-guide',
  excerpt:
    'When to search, what to be flexible about, and how to use price alerts and fare holds without paying for nothing.',
  seoDescription:
    'How to find lower train, coach and ferry fares with Farewhistle: flexible searches, alerts, fare holds, group offers and the fees to check.',
  category: 'store-guide',
  status: 'published',
  featured: false,
  keywords: ['travel', 'train tickets', 'coach', 'price alerts'],
  targetStoreSlug: 'farewhistle',
  authorName: 'Tomas Ekberg',
  viewCount: 1_410,
  publishedDaysAgo: 38,
  createdDaysAgo: 40,
  content: `
<p>The price of a seat depends less on the distance than on when you ask. <a href="/store/farewhistle">Farewhistle</a> searches trains, coaches and ferries together and shows the booking fee from the first screen, so the comparison is fair. What it cannot do is decide how flexible you are. That part is yours, and it is where most of the saving comes from.</p>
<h2>Decide what you will not bend on</h2>
<p>Write down three things before you search: the latest time you may arrive, the earliest time you can leave, and the number of changes you accept. Everything else is negotiable, and every negotiable hour makes the trip cheaper. People who search with one fixed departure see one price; people who search a whole day usually see three or four.</p>
<h2>Search in this order</h2>
<ol>
<li><strong>The whole day, one way.</strong> Two single tickets can cost less than a return, and the other way round. Check both.</li>
<li><strong>The day before and the day after.</strong> Midweek and early afternoon are quieter on most routes.</li>
<li><strong>The next station along.</strong> A terminus a few minutes further can be in another fare zone. Make sure the last connection of the evening still works.</li>
<li><strong>The other vehicle.</strong> On trips under three hours the coach is often only a little slower, door to door.</li>
</ol>
<h2>Use alerts for plans, holds for decisions</h2>
<p>An alert costs nothing: save the route and the date, and you get an email when the fare drops. Set it as soon as you know you are going, and write down the price you would be happy with. When the message comes, compare it with that number and book, or don’t. Waiting for the very lowest point is a game that nobody wins twice.</p>
<p>A <strong>fare hold</strong> keeps a price for a day against a small deposit. It is worth it when somebody else has to agree, such as a friend, an employer or the person with the guest room. It is not worth it when you are merely undecided, because the deposit is only counted towards the ticket if you buy.</p>
<h2>What to read before you pay</h2>
<ul>
<li><strong>Changes.</strong> The cheapest fares are often valid on one departure only. If there is a real chance of missing it, compare with the next fare up.</li>
<li><strong>Luggage.</strong> Coaches commonly include one hold bag; ferries and fast trains differ. Bicycles need a reservation nearly everywhere.</li>
<li><strong>Currency.</strong> Cross-border tickets may be charged in another currency, and your bank may add its own fee.</li>
<li><strong>Refunds for delays.</strong> Claims go to the operator that ran the journey, not to the site that sold the seat. Keep the ticket until you are home.</li>
</ul>
<h2>Groups, families and bicycles</h2>
<p>Three adults are often cheaper as a group of four on routes with a group offer, even with one empty seat, so try the search with one more passenger. Families should compare the family ticket with singles for the children, who may travel free below a certain age. If you bring a bicycle on a ferry, reserve it with the ticket; a free place is only free while there is one.</p>
<h2>Codes: small, but reliable</h2>
<p>Codes for transport are usually modest, because the fares themselves move so much. An advance-booking code goes best with a trip you know about weeks ahead, and a first-booking code goes best with your most expensive journey of the year. Codes are listed on the <a href="/store/farewhistle">Farewhistle page</a> with their end dates. Enter the code before you choose seats, check that the total went down, and keep the confirmation.</p>
`,
  affiliateLinks: [
    {
      text: 'Codes for advance bookings',
      context: 'Trains and coaches booked about three weeks ahead.',
      url: 'https://farewhistle.example/offers',
    },
    {
      text: 'Group fares',
      context: 'Four travel together, three pay.',
      url: 'https://farewhistle.example/groups',
    },
  ],
};
