/** The code that every payload tries to run. */
const run = (n: number) => `canary(${n})`;

/** What breaks out of a text, an attribute, a script, a comment, a style or an address, where words are not escaped. */
const PAYLOADS: readonly ((n: number) => string)[] = [
  (n) => `"><img src=x onerror=${run(n)}>`,
  (n) => `'><svg onload=${run(n)}>`,
  (n) => `</script><script>${run(n)}</script>`,
  (n) => `</title><script>${run(n)}</script>`,
  (n) => `</textarea><img src=x onerror=${run(n)}>`,
  (n) => `</style><script>${run(n)}</script>`,
  (n) => `<!--<img src=x onerror=${run(n)}>-->`,
  (n) => `--><script>${run(n)}</script>`,
  (n) => `--!><script>${run(n)}</script>`,
  (n) => `<!--<script>${run(n)}`,
  (n) => `]]><script>${run(n)}</script>`,
  (n) => `" autofocus tabindex=0 onfocus=${run(n)} x="`,
  (n) => `' onmouseover='${run(n)}`,
  (n) => `\` onmouseover=${run(n)} \``,
  (n) => `x onpointerenter=${run(n)}`,
  (n) => `javascript:${run(n)}`,
  (n) => `JaVaScRiPt:${run(n)}//`,
  (n) => `{{constructor.constructor('${run(n)}')()}}`,
  (n) => `\${${run(n)}}`,
  (n) => `\u2028${run(n)}\u2029`,
  (n) => `\\"};${run(n)};//`,
  (n) => `\\u003cscript>${run(n)}\\u003c/script>`,
  (n) => `&lt;img src=x onerror=${run(n)}&gt;`,
  (n) => `&#60;img src=x onerror=${run(n)}&#62;`,
  (n) => `&quot;&gt;&lt;script&gt;${run(n)}&lt;/script&gt;`,
  (n) => `%3Cimg src=x onerror=${run(n)}%3E`,
  (n) => `%22%3E%3Cscript%3E${run(n)}%3C/script%3E`,
  (n) => `<\u017fcript>${run(n)}</\u017fcript>`,
  (n) => `\uff1cscript\uff1e${run(n)}\uff1c/script\uff1e`,
  (n) => `<a href="javascript:${run(n)}">x</a>`,
  (n) => `[x](javascript:${run(n)})`,
  (n) => `<iframe srcdoc="<script>parent.${run(n)}</script>">`,
  (n) => `<meta http-equiv=refresh content="0;url=javascript:${run(n)}">`,
  () => '<base href=//evil.example/>',
  () => '<link rel=stylesheet href=//evil.example/x.css>',
  () => '<img src=//evil.example/x.png>',
  (n) => `<object data="data:text/html,<script>parent.${run(n)}</script>">`,
  (n) => `<template><script>${run(n)}</script></template>`,
  (n) => `<x-hostile style=animation:x onanimationstart=${run(n)}>`,
  (n) => `}</style><img src=x onerror=${run(n)}>{`,
  (n) => `+ADw-script+AD4-${run(n)}+ADw-/script+AD4-`,
  (n) => `<s><b onclick=${run(n)}>`,
  () => '<s onclick=canary()>',
  () => '__proto__',
];

/** Payloads of texts, each with a number of its own in its code. */
export const TEXT_PAYLOADS: readonly string[] = PAYLOADS.map((make, index) => make(index));

/** Fits where little does. */
const SHORTEST = '<s onclick=canary()>';

/** @returns the payload, or where it is too long one that is short */
export function fitted(payload: string, maxLength: number): string {
  if (payload.length <= maxLength) return payload;
  return SHORTEST.slice(0, maxLength);
}
