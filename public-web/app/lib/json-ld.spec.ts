import { scriptJson } from './json-ld.ts';

test('nothing in the data can leave the script element', () => {
  const text = scriptJson({ name: '</script><!--<script>\u2028\u2029' });
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ name: '</script><!--<script>\u2028\u2029' });
});
