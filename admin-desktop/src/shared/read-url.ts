export const readUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
