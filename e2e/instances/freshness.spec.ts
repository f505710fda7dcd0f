import { at } from '../../scripts/lib/project.mjs';
import { type Caller, signIn } from './support/caller.ts';
import { Instance } from './support/instance.ts';
import { type Records, seed } from './support/records.ts';
import { expect, SETTINGS, type Site, test } from './support/site.ts';
import { until } from './support/until.ts';
import { pagesAbout, WRITES } from './support/writes.ts';

/** Milliseconds after a write within which every page of every instance shows it. */
const FRESH_WITHIN = 1_000;

/** Keeps nothing, so that it always shows what is stored. */
let plain: Instance;
let owner: Caller;
let records: Records;

test.beforeAll(async ({ site }) => {
  const module = at('e2e/instances/support/plain-instance.mjs');
  plain = await Instance.at({ ...SETTINGS, DATABASE_URL: site.url }, module);
  await plain.start();
  owner = await signIn(site.instances[0].origin);
});
test.afterAll(() => plain.remove());

test.beforeEach(async () => {
  records = await seed(owner);
});

/** All pages as one instance shows them now. */
async function pagesOf({ origin }: Instance): Promise<Record<string, string>> {
  const pages = await Promise.all(
    pagesAbout(records).map(async (path) => {
      const answer = await fetch(origin + path);
      // Views are counted meanwhile, by nobody's write.
      const text = (await answer.text()).replace(/"viewCount":\d+/g, '');
      return [path, `${answer.status} ${text}`] as const;
    }),
  );
  return Object.fromEntries(pages);
}

/** The paths on which two instances show something else. */
async function differences(one: Instance, other: Record<string, string>): Promise<string[]> {
  const shown = await pagesOf(one);
  return Object.keys(other).filter((path) => shown[path] !== other[path]);
}

async function isFreshEverywhere({ instances }: Site, write: () => Promise<unknown>) {
  const [first, second] = instances;
  const [before] = await Promise.all([pagesOf(first), pagesOf(second)]);
  await write();
  // The instance that was written to shows it at once.
  const [here, there] = await Promise.all([pagesOf(first), pagesOf(plain)]);
  const isFresh = async () => (await differences(second, there)).length === 0;
  await until(isFresh, FRESH_WITHIN).catch(async () => {
    throw new Error(`Old after ${FRESH_WITHIN} ms: ${await differences(second, there)}`);
  });
  expect(Object.keys(there).filter((path) => here[path] !== there[path])).toEqual([]);
  const touched = Object.keys(there).filter((path) => before[path] !== there[path]);
  return touched;
}

test('pages are kept on both instances, and not by the one that they are held against', async ({
  site,
}) => {
  const isKept = async ({ origin }: Instance, path: string) => {
    const { headers } = await fetch(origin + path);
    return headers.get('cache-control')?.includes('s-maxage') ?? false;
  };
  for (const path of pagesAbout(records)) {
    if ((await fetch(plain.origin + path)).status !== 200) continue;
    for (const instance of site.instances)
      expect([path, await isKept(instance, path)]).toEqual([path, true]);
    expect([path, await isKept(plain, path)]).toEqual([path, false]);
  }
});

for (const { what, write, shownOn } of WRITES) {
  test(`${what} is seen on every page of both instances`, async ({ site }) => {
    const touched = await isFreshEverywhere(site, () => write(owner, records));
    expect(touched).toEqual(expect.arrayContaining(shownOn(records)));
  });
}
