import { Counter, type Registry } from 'prom-client';
import { type Happenings, hear } from '../../common/happenings.js';

const HELP: Record<keyof Happenings, [name: string, help: string]> = {
  'ai-call': ['deal_harbor_ai_calls_total', 'Questions to the AI provider by their outcome.'],
  mail: ['deal_harbor_mails_total', 'Mails by what became of them; away is the mail server.'],
  'sign-in-failure': [
    'deal_harbor_sign_in_failures_total',
    'Wrong passwords and wrong codes of the second factor.',
  ],
};

/** Counts what the rest of the product tells. @returns ends the counting */
export function countHappenings(registry: Registry): () => void {
  const ends = (Object.keys(HELP) as (keyof Happenings)[]).map((what) => {
    const [name, help] = HELP[what];
    const counter = new Counter({
      name,
      help,
      labelNames: ['outcome'] as const,
      registers: [registry],
    });
    return hear(what, (outcome) => counter.inc({ outcome }));
  });
  return () => {
    for (const end of ends) end();
  };
}
