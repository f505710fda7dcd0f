import { feedOf } from './update-feed.ts';

it('is off unless an https address is set', () => {
  expect(feedOf(null)).toBeNull();
  expect(feedOf('')).toBeNull();
  expect(feedOf('http://updates.example/')).toBeNull();
  expect(feedOf('file:///tmp')).toBeNull();
  expect(feedOf('https://owner:secret@updates.example/')).toBeNull();
  expect(feedOf('https://updates.example/admin')).toBe('https://updates.example/admin');
});
