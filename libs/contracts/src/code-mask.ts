/** First two and last two characters with stars between; six stars for four characters or fewer. */
export function maskCode(code: string): string {
  const characters = [...code];
  if (characters.length <= 4) return '******';
  const hidden = '*'.repeat(characters.length - 4);
  return characters.slice(0, 2).join('') + hidden + characters.slice(-2).join('');
}
