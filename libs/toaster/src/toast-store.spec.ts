import { TOAST_REMOVE_DELAY_MS } from '@deal-harbor/contracts';
import { dismissToast, toast, useToastStore } from './toast-store.ts';

const shown = () => useToastStore.getState().toasts;

test('a new message takes the place of the one before', () => {
  toast({ title: 'First' });
  toast({ title: 'Second', variant: 'destructive' });
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
});

test('a dismissed message closes at once and is forgotten much later', () => {
  const later: [() => void, number][] = [];
  const { setTimeout: real } = globalThis;
  globalThis.setTimeout = ((run: () => void, delay: number) => later.push([run, delay])) as never;
  dismissToast(toast({ title: 'Bye' }));
  globalThis.setTimeout = real;

  expect(shown()[0]?.open).toBe(false);
  expect(later.map(([, delay]) => delay)).toEqual([TOAST_REMOVE_DELAY_MS]);
  later[0]?.[0]();
  expect(shown()).toHaveLength(0);
});
