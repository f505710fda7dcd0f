import { PAGES } from '../support/page-operations.ts';
import { some } from '../support/settings.ts';
import { note } from '../support/tally.ts';
import { expect, test } from './attacked.ts';
import { TEXT_PAYLOADS } from './text-payloads.ts';

const targets = PAGES.flatMap(({ path, parameters }) =>
  TEXT_PAYLOADS.map((payload) => {
    const word = encodeURIComponent(payload.slice(0, 90).toWellFormed());
    const query = parameters
      .filter((one) => one.in === 'query')
      .map(({ name }) => `${name}=${word}`)
      .join('&');
    return `${path.replace(/\{\w+\}/, word)}?${query}&${word}=${word}#${word}`;
  }),
);

test('nothing in an address becomes markup or script', async ({ watched, watch }) => {
  const chosen = some(targets, 60);
  for (const target of chosen) {
    await watch.visit(watched, target);
    expect(watch.findings, target).toEqual([]);
  }
  note({
    kind: 'addresses with payloads in path, every parameter and fragment',
    tried: chosen.length,
  });
});

test('nothing that is typed into a search does', async ({ watched, watch }) => {
  const chosen = some(TEXT_PAYLOADS, 20);
  await watch.visit(watched, '/');
  for (const payload of chosen) {
    await watched
      .getByRole('combobox')
      .or(watched.getByRole('searchbox'))
      .first()
      .fill(payload.slice(0, 90));
    await watch.look(watched);
  }
  expect(watch.findings).toEqual([]);
  note({ kind: 'payloads typed into searches', tried: chosen.length });
});
