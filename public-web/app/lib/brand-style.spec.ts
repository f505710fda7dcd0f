import { brandStyle } from './brand-style.ts';

test('both themes carry both colours', () => {
  const style = brandStyle({ primaryColor: '#0044CC', secondaryColor: '#10B981' });
  expect(style.match(/--brand:#0044cc/g)).toHaveLength(2);
  expect(style.match(/--ok:#10b981/g)).toHaveLength(2);
});

test('what is no #RRGGBB never reaches the page', () => {
  const style = brandStyle({ primaryColor: 'red;}</style><script>', secondaryColor: '' });
  expect(style).not.toContain('<');
  expect(style).toContain('--brand:#ff6b00');
});
