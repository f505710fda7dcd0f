import { expect, test } from 'playwright/test';
import { asOwner } from '../support/owner.ts';
import { some } from '../support/settings.ts';
import { note } from '../support/tally.ts';
import { get, send } from '../support/wire.ts';

/** Milliseconds, generous for a machine that does other things as well. */
const SLOW = 2_000;
const repeated = (text: string, length: number) =>
  text.repeat(length / text.length).slice(0, length);

/** What makes expressions go back and forth, and parsers deep. */
const PIECES = [
  'a',
  ' ',
  '-',
  '@',
  'a@',
  '.a',
  '<',
  '<b>',
  '<a href="',
  '</',
  '<!--',
  '<![CDATA[',
  '&#',
  '&amp',
  "'",
  '\\',
  '%',
  '_',
  '((',
  '{{',
  '*',
  '+',
  '0',
  'é',
  '\t',
  '\n',
  '#',
  '://',
  '//',
  '"',
  '=',
  '<p><b><i>',
  '<table>',
  '<form>',
];

const pieces = some(PIECES, 5);

test('articles that are made to be slow are not', async () => {
  let slowest = 0;
  for (const piece of pieces) {
    const content = `x${repeated(piece, 59_000)}!`;
    const answer = await asOwner('POST', '/api/blogs', {
      title: 'Long',
      category: 'savings-tips',
      content,
    });
    expect(answer.status, piece).toBeLessThan(500);
    expect(answer.milliseconds, piece).toBeLessThan(SLOW);
    slowest = Math.max(slowest, answer.milliseconds);
    if (answer.status === 201) await asOwner('DELETE', `/api/blogs/${JSON.parse(answer.text).id}`);
  }
  note({ kind: 'long texts in articles', tried: pieces.length, slowest });
});

test('short fields that are given long texts refuse them at once', async () => {
  let slowest = 0;
  for (const piece of pieces) {
    const long = repeated(piece, 9_000);
    const email = Buffer.from(JSON.stringify({ email: `${long}@x.example` }));
    const headers = [['Content-Type', 'application/json']] as const;
    const answers = [
      await send({ method: 'POST', target: '/api/newsletter/subscribe', headers, body: email }),
      await asOwner('POST', '/api/stores', { name: 'x', slug: long, website: `https://${long}` }),
      await asOwner('POST', '/api/categories', { name: long, slug: `${long}!` }),
      await asOwner('PUT', '/api/config', { domain: long, primaryColor: long, contactEmail: long }),
    ];
    for (const { status, milliseconds } of answers) {
      expect(status, piece).toBe(400);
      expect(milliseconds, piece).toBeLessThan(SLOW);
      slowest = Math.max(slowest, milliseconds);
    }
  }
  note({ kind: 'long texts in short fields', tried: pieces.length * 4, slowest });
});

test('searches that are made to be slow are not', async () => {
  let slowest = 0;
  for (const piece of pieces) {
    const word = encodeURIComponent(repeated(piece, 99));
    for (const target of [
      '/api/coupons?search=',
      '/api/stores?search=',
      '/api/blogs?search=',
      '/api/search/suggestions?q=',
      '/?search=',
    ]) {
      const { status, milliseconds } = await get(`${target}${word}`);
      expect(status, target + word).toBeLessThan(500);
      expect(milliseconds, target + word).toBeLessThan(SLOW);
      slowest = Math.max(slowest, milliseconds);
    }
  }
  note({ kind: 'searches made to be slow', tried: pieces.length * 5, slowest });
});
