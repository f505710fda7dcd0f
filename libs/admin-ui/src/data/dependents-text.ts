/** '12 offers and 30 coupons'; empty when there is nothing. Words in the singular. */
export function listed(counts: readonly (readonly [count: number, one: string])[]): string {
  const parts = counts
    .filter(([count]) => count > 0)
    .map(([count, one]) => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`);
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
}
