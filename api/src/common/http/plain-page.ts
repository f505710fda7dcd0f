import type { IncomingMessage } from 'node:http';
import { escapeXml } from '../xml.js';

export interface PlainPage {
  title: string;
  text: string;
  /** Whether it may be another one when it is asked for again. */
  passing?: boolean;
}

/** A page of few words, for where the site cannot make its own. */
export function plainPage({ title, text, passing = false }: PlainPage): string {
  const heading = escapeXml(title);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${heading}</title><h1>${heading}</h1><p>${escapeXml(text)}</p>`,
    `<p>${passing ? '<a href="">Try again</a> ' : ''}<a href="/">Home page</a></p></html>`,
  ].join('');
}

export const HTML = 'text/html; charset=utf-8';

/** Whether somebody looks at the answer, rather than a program. */
export function isForPeople({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
