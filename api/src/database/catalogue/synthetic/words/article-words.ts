export const HEADLINES = [
  'How to save on {goods}',
  'What to look for in {goods}',
  'When {goods} get cheaper',
  'A calm guide to buying {goods}',
  'Five mistakes with {goods}',
  'Which {goods} are worth the money',
  '{goods}: online or in the shop?',
  'Stretching a small budget for {goods}',
];

export const SENTENCES = [
  'Prices of {goods} move more than most people expect, and rarely in one direction for long.',
  'Write down what you need before you open a shop, and hold every offer against that note.',
  'A discount is only worth something on a price that somebody would have paid without it.',
  'Compare the price with delivery, not the one on the label.',
  'Stores test new codes on quiet days, so the middle of the week is a good time to look.',
  'Last season’s {goods} are often the same thing in another colour.',
  'Ask how long returns are taken back, and who pays for the parcel.',
  'Two small vouchers seldom add up: most shops take one code for each order.',
  'The newsletter’s first code is usually the best one you will see this month.',
  'Buying {goods} in pairs pays when both of them will really be used.',
  'An outlet is not always cheaper; look the article number up first.',
  'Set a reminder for the day on which the offer ends, and decide before it.',
];

export const PRODUCT_QUALITIES = [
  ...['Compact', 'Sturdy', 'Quiet', 'Foldable', 'Rechargeable', 'Everyday', 'Travel', 'Classic'],
  ...['Slim', 'Large', 'Weatherproof', 'Soft-touch', 'Bright', 'Two-in-one', 'Adjustable', 'Value'],
];
