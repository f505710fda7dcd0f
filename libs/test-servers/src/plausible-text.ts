/** What a text is about, as far as the question tells. */
export interface Subject {
  /** The first web address in the question. */
  link: string | null;
}

const TITLES = [
  'Save 20% on orders over $50',
  '$10 off your first order',
  'Free gift with every jacket',
  'Extra 15% off in the outlet',
  '$25 off hiking boots',
  'Two for one on base layers',
  '30% off last season’s tents',
  '$5 off for newsletter readers',
  'Free delivery from $40',
  '12% off for students',
  '$40 off winter coats',
  'Free returns within thirty days',
];
const DISCOUNTS = [
  ...['20%', '$10', 'Free gift', '15%', '$25', 'Two for one'],
  ...['30%', '$5', 'Free delivery', '12%', '$40', 'Free returns'],
];
const CODES = [
  ...['SAVE20', 'WELCOME10', 'GIFT', 'EXTRA15', 'BOOTS25', 'LAYERS'],
  ...['TENTS30', 'READER5', 'SHIPFREE', 'STUDENT12', 'COATS40', 'RETURNS'],
];
const KEYWORDS = ['coupons', 'discount codes', 'seasonal sale', 'outdoor gear', 'free delivery'];
const HEADINGS = [
  'How the discounts work',
  'When the best sales begin',
  'Codes and deals compared',
  'Small habits that save a lot',
  'Before you order',
];
const SENTENCES = [
  'Good prices rarely come by chance, and a little patience pays for itself.',
  'The shop lowers its prices at the end of each season, when new lines arrive.',
  'Codes are entered on the last page before payment, in the field below the total.',
  'Most codes cannot be combined, so compare what each one takes off your own basket.',
  'Delivery is free above a certain total, which two friends reach together with ease.',
  'Returns are accepted within thirty days, as long as the labels are still in place.',
  'The newsletter brings a first discount, and it can be cancelled after a single order.',
  'Sizes run a little large, so look at the table before you choose.',
];
const SHORT = 'A calm guide to real savings: which codes work, when sales begin, and what to skip.';

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

function paragraph(start: number): string {
  return [0, 1, 2, 3, 4].map((step) => pick(SENTENCES, start + step * 3)).join(' ');
}

/** About 600 words of HTML, with a link when the question names one. */
function article({ link }: Subject): string {
  const sections = HEADINGS.map((heading, index) =>
    [
      `<h2>${heading}</h2>`,
      `<p>${paragraph(index)}</p>`,
      `<p>${paragraph(index + 3)}</p>`,
      index === 2 ? `<ul>${TITLES.map((title) => `<li>${title}</li>`).join('')}</ul>` : '',
    ].join(''),
  );
  const last = link ? `<p><a href="${link}">See the current offers</a></p>` : '';
  return `<p>${paragraph(0)}</p>${sections.join('')}${last}`;
}

function day(index: number): string {
  const date = new Date(Date.now() + (60 + index) * 86_400_000);
  return date.toISOString().slice(0, 10);
}

type Writer = (index: number, subject: Subject) => string;

/** By a part of the property's name; the first that fits writes. */
const WRITERS: [RegExp, Writer][] = [
  [/title|headline/i, (index) => pick(TITLES, index)],
  [/content|html|body|article/i, (_, subject) => article(subject)],
  [/colou?r/i, () => '#2F5D50'],
  [/url|link|href|website/i, (_, { link }) => link ?? 'https://shop.example/'],
  [/date|expir|until/i, (index) => day(index)],
  [/code/i, (index) => pick(CODES, index)],
  [/value|amount|discount/i, (index) => pick(DISCOUNTS, index)],
  [/keyword|tag/i, (index) => pick(KEYWORDS, index)],
  [/slug/i, (index) => `calm-guide-${index + 1}`],
  [/category/i, () => 'Fashion'],
  [/name|brand/i, () => 'Northwind Outfitters'],
  [/description|about/i, (index) => `${pick(SENTENCES, index)} ${pick(SENTENCES, index + 2)}`],
];

export function plausibleText(property: string, index: number, subject: Subject): string {
  // Its name ends like a description, but it is one line of a search result.
  if (/excerpt|summary|seo|meta/i.test(property)) return SHORT;
  const writer = WRITERS.find(([pattern]) => pattern.test(property))?.[1];
  return writer ? writer(index, subject) : pick(SENTENCES, index);
}
