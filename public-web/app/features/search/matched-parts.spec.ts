import { matchedParts } from './matched-parts.ts';

it.each([
  ['Voltbarrow', 'volt', ['', 'Volt', 'barrow']],
  ['Voltbarrow', 'BARROW', ['Volt', 'barrow', '']],
  ['Voltbarrow', 'voltbarow', ['', 'Voltbar', 'row']],
  ['Voltbarrow', 'v', ['', 'V', 'oltbarrow']],
  ['Voltbarrow', 'ol', ['V', 'ol', 'tbarrow']],
  ['Voltbarrow', 'vl', ['Voltbarrow']],
  ['Sisal and sand', 'sa', ['Sisal and ', 'sa', 'nd']],
  ['20% off running shoes', '20% shoes', ['', '20', '% off running ', 'shoes', '']],
  ['20% off running shoes', 'runing', ['20% off ', 'run', 'ning shoes']],
  ['Soundgate South', 'sound', ['', 'Sound', 'gate South']],
  ['Émile & Co', 'émi', ['', 'Émi', 'le & Co']],
  ['Brand 🎁 box', '🎁', ['Brand 🎁 box']],
  ['Headphones', 'xyz', ['Headphones']],
  ['A (very) odd [title]', '(.*[', ['A (very) odd [title]']],
  ['Anything', '', ['Anything']],
])('parts %j by %j', (title, typed, parts) => {
  expect(matchedParts(title, typed)).toEqual(parts);
  expect(parts.join('')).toBe(title);
});
