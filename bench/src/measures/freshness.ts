import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import type { Lab } from '../lab.ts';
import { newDataFolder } from '../product/data-folder.ts';
import { type Instance, startInstance } from '../product/instance.ts';
import { signIn } from '../product/owner.ts';
import { kindOf, type Site } from '../product/site.ts';
import { short } from '../report/number.ts';
import { median } from '../statistics.ts';

/** Milliseconds between two looks, and before giving up. */
const LOOK_EVERY = 2;
const FRESH_WITHIN = 10_000;

async function shows({ origin }: Instance, path: string, text: string): Promise<boolean> {
  return (await (await fetch(origin + path)).text()).includes(text);
}

async function untilShown(instance: Instance, path: string, text: string): Promise<void> {
  const deadline = Date.now() + FRESH_WITHIN;
  while (!(await shows(instance, path, text))) {
    if (Date.now() > deadline) throw new Error(`${path} never showed what was written.`);
    await delay(LOOK_EVERY);
  }
}

async function couponOf({ database }: Site, slug: string): Promise<{ id: number }> {
  const [coupon] = await database.rows<{ id: number }>(
    `SELECT c.id FROM coupons c JOIN stores s ON s.id = c.store_id
     WHERE s.slug = $1 AND (c.expiry_date IS NULL OR c.expiry_date >= current_date)
     ORDER BY c.created_at DESC, c.id DESC LIMIT 1`,
    [slug],
  );
  if (!coupon) throw new Error(`${slug} has no coupon.`);
  return coupon;
}

/** Milliseconds from sending each write to one instance until another one's page shows it. */
async function delays(lab: Lab, site: Site, other: Instance): Promise<number[]> {
  const owner = await signIn(site.instance);
  const times: number[] = [];
  for (const path of kindOf(site, 'store page').paths.slice(0, lab.effort.writes)) {
    const { id } = await couponOf(site, path.replace('/store/', ''));
    const title = `Fresh ${id} from the benchmark`;
    // Kept by the other instance before it is overtaken.
    if (await shows(other, path, title)) throw new Error(`${path} shows what is not written yet.`);
    const began = performance.now();
    await owner.put(`/api/coupons/${id}`, { title });
    await untilShown(other, path, title);
    times.push(performance.now() - began);
  }
  return times;
}

/** How soon a write on one instance is on the pages of another. */
export async function measureFreshness(lab: Lab, site: Site): Promise<Figure[]> {
  const other = await startInstance({
    dataDir: await newDataFolder(),
    pin: [],
    databaseUrl: site.database.url,
  });
  try {
    const times = await delays(lab, site, other);
    return [
      {
        group: 'From a write to the fresh page on a second instance',
        name: 'coupon changed, store page fresh: the slowest',
        value: Math.max(...times) / 1000,
        unit: 's',
        more: `median ${short(median(times) / 1000)} s of ${times.length} writes, the write itself included`,
        bar: { of: 'value', kind: 'below', limit: 1 },
      },
    ];
  } finally {
    await other.stop();
  }
}
