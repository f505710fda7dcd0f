/** Where and as whom to ask. */
export interface AiConnection {
  apiKey: string;
  /** null is OpenAI's own. */
  baseUrl: string | null;
  model: string;
}

export const OPENAI_SERVER = 'https://api.openai.com';

/** The origin that gets the key. */
export function serverOf(baseUrl: string | null): string {
  return baseUrl === null ? OPENAI_SERVER : new URL(baseUrl).origin;
}
