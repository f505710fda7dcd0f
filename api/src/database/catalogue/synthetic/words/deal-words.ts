export const ADJECTIVES = [
  ...['selected', 'all', 'new', 'classic', 'premium', 'hand-picked', 'seasonal', 'best-selling'],
  ...['lightweight', 'family', 'everyday', 'luxury', 'recycled', 'clearance', 'limited edition'],
  ...['award-winning', 'organic', 'travel-size', 'refurbished', 'student', 'top-rated', 'local'],
];

export const OCCASIONS = [
  ...['spring sale', 'summer sale', 'autumn sale', 'winter sale', 'flash sale', 'weekend special'],
  ...['birthday week', 'back to school', 'members only', 'first order', 'app exclusive', 'payday'],
  ...[
    'bank holiday',
    'early bird',
    'last chance',
    'end of line',
    'refer a friend',
    'stock clearance',
  ],
];

export const CONDITIONS = [
  'Enter the code at the checkout; one use for each customer.',
  'Full-price items only, while stocks last.',
  'Cannot be combined with other vouchers.',
  'Applies to orders placed online and in the app.',
  'New customers only; the account must be verified by email.',
  'The discount is shown in the basket before payment.',
  'Gift cards and delivery charges are excluded.',
  'Valid for standard delivery to home addresses.',
  'Returns are accepted within thirty days.',
  'Minimum spend before delivery; marked items excluded.',
  'Works on desktop and mobile; no membership needed.',
  'Stock is limited and the price may change without notice.',
];

export const CODE_WORDS = [
  ...[
    'SAVE',
    'WELCOME',
    'EXTRA',
    'TREAT',
    'HELLO',
    'DEAL',
    'BONUS',
    'VIP',
    'SUNNY',
    'COSY',
    'SMART',
  ],
  ...['FRESH', 'LUCKY', 'QUICK', 'HAPPY', 'BASKET', 'NEWBIE', 'THANKS', 'PARTY', 'GIFT', 'MORE'],
];

export const PERCENTAGES = [5, 10, 10, 12, 15, 15, 20, 20, 20, 25, 25, 30, 30, 35, 40, 50, 60, 70];
export const AMOUNTS = [3, 5, 5, 8, 10, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100];
