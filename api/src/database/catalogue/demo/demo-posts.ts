import type { DemoPost } from './demo-catalogue.types.js';
import { backToSchoolList } from './posts/back-to-school-list.js';
import { cairnstepFirstOrderGuide } from './posts/cairnstep-first-order-guide.js';
import { calmBlackFridayPlan } from './posts/calm-black-friday-plan.js';
import { coffeeSubscriptionOrSingleBags } from './posts/coffee-subscription-or-single-bags.js';
import { deskLampBuyingGuide } from './posts/desk-lamp-buying-guide.js';
import { farewhistleFareGuide } from './posts/farewhistle-fare-guide.js';
import { fiveChecksForAListing } from './posts/five-checks-for-a-listing.js';
import { januarySales } from './posts/january-sales.js';
import { noiseCancellingChecklist } from './posts/noise-cancelling-checklist.js';
import { overEarOnEarInEar } from './posts/over-ear-on-ear-in-ear.js';
import { percentageOrFixedAmount } from './posts/percentage-or-fixed-amount.js';
import { quiltmereBeddingGuide } from './posts/quiltmere-bedding-guide.js';
import { readTheSmallPrint } from './posts/read-the-small-print.js';
import { sevenCheckoutHabits } from './posts/seven-checkout-habits.js';
import { springGardenPlan } from './posts/spring-garden-plan.js';
import { stackCodes } from './posts/stack-codes.js';
import { yogaMatBuyingGuide } from './posts/yoga-mat-buying-guide.js';

const POSTS: DemoPost[] = [
  cairnstepFirstOrderGuide,
  quiltmereBeddingGuide,
  farewhistleFareGuide,
  readTheSmallPrint,
  stackCodes,
  sevenCheckoutHabits,
  calmBlackFridayPlan,
  januarySales,
  backToSchoolList,
  percentageOrFixedAmount,
  overEarOnEarInEar,
  coffeeSubscriptionOrSingleBags,
  noiseCancellingChecklist,
  deskLampBuyingGuide,
  yogaMatBuyingGuide,
  fiveChecksForAListing,
  springGardenPlan,
];

export function demoPosts(): DemoPost[] {
  return POSTS.map((post) => ({ ...post, content: post.content.trim() }));
}
