/** A text of at most so many characters, ended between two words. */
export function shortened(text: string, length: number): string {
  const characters = [...text.trim()];
  if (characters.length <= length) return characters.join('');
  const cut = characters.slice(0, length).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > length / 2 ? cut.slice(0, end) : cut} …`;
}
