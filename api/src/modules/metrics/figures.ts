import { Counter, Gauge, type Registry } from 'prom-client';

/** Something that is looked up each time somebody asks. */
export interface Figure {
  /** After `deal_harbor_`. */
  name: string;
  help: string;
  /** Null where there is nothing to tell. */
  value: () => number | null | Promise<number | null>;
}

/** Adds what goes up and down. */
export function addGauges(registry: Registry, all: readonly Figure[]): void {
  for (const { name, help, value } of all) {
    new Gauge({
      name: `deal_harbor_${name}`,
      help,
      registers: [registry],
      async collect() {
        const now = await value();
        if (now === null) this.remove();
        else this.set(now);
      },
    });
  }
}

/** Adds what only grows, and is counted elsewhere. */
export function addTotals(registry: Registry, all: readonly Figure[]): void {
  for (const { name, help, value } of all) {
    new Counter({
      name: `deal_harbor_${name}_total`,
      help,
      registers: [registry],
      async collect() {
        this.reset();
        this.inc((await value()) ?? 0);
      },
    });
  }
}
