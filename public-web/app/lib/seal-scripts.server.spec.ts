import { createHash } from 'node:crypto';
import { contentPolicy } from './content-policy.server.ts';
import { sealInlineScripts } from './seal-scripts.server.ts';

const NONCE = 'n0nce';
const sha = (text: string) => createHash('sha256').update(text).digest('base64');
const seal = (html: string) => sealInlineScripts(html, NONCE);

test('the nonce goes, the scripts that carried it are hashed', () => {
  const page = seal(
    '<script nonce="n0nce">a()</script><p>x</p><script type="module" nonce="n0nce">b()</script>',
  );
  expect(page.html).toBe('<script>a()</script><p>x</p><script type="module">b()</script>');
  expect(page.scriptHashes).toEqual([sha('a()'), sha('b()')]);
});

test('injected scripts are never among them', () => {
  const page = seal('<script>evil()</script><script nonce="other">evil()</script>');
  expect(page.scriptHashes).toEqual([]);
});

test('links and scripts with a source have nothing to hash', () => {
  const page = seal(
    '<link rel="modulepreload" href="/a.js" nonce="n0nce"/><script src="/a.js" nonce="n0nce"></script>',
  );
  expect(page.html).not.toContain('nonce');
  expect(page.scriptHashes).toEqual([]);
});

test('a body that looks like markup is hashed whole', () => {
  const body = 'x = "<b nonce>" > 1';
  expect(seal(`<script nonce="n0nce">${body}</script>`).scriptHashes).toEqual([sha(body)]);
});

test('equal scripts are named once', () => {
  const script = '<script nonce="n0nce">a()</script>';
  expect(seal(script + script).scriptHashes).toHaveLength(1);
});

test('the policy never allows inline or evaluated scripts', () => {
  const scripts = /script-src ([^;]*)/.exec(contentPolicy([sha('a()')]))?.[1];
  expect(scripts).toBe(`'self' 'sha256-${sha('a()')}'`);
});
