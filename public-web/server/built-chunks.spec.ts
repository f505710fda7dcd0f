import { chunksOf } from './built-chunks.ts';

const BUILT = {
  'entry.tsx': { file: 'entry.js', imports: ['_vendor.js'], css: ['entry.css'] },
  'home.tsx': { file: 'home.js', imports: ['_shared.js', 'entry.tsx'] },
  '_shared.js': { file: 'shared.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js' },
  'other.tsx': { file: 'other.js' },
};

test('everything that is needed is named once, what was asked for first', () => {
  const files = chunksOf(BUILT, 'entry.tsx', 'home.tsx').map(({ file }) => file);
  expect(files).toEqual(['entry.js', 'home.js', 'vendor.js', 'shared.js']);
});

test('a chunk that the build does not have is a fault', () => {
  expect(() => chunksOf(BUILT, 'nowhere.tsx')).toThrow('The website’s build has no nowhere.tsx.');
});
