/** The picture among what was pasted or dropped; null where text comes with it, as from a word processor. */
export function pastedPicture(data: DataTransfer | null): File | null {
  if (!data || data.types.includes('text/plain')) return null;
  return [...data.files].find(({ type }) => type.startsWith('image/')) ?? null;
}
