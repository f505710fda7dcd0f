import { shippedOnly } from './bill-of-materials.mjs';

const development = [{ name: 'cdx:npm:package:development', value: 'true' }];

it('a bill of materials names what is shipped, and nothing else', () => {
  const bill = {
    components: [
      { 'bom-ref': 'shop@1.0.0', properties: [{ name: 'cdx:npm:package:private', value: 'true' }] },
      { 'bom-ref': 'react@19.0.0' },
      { 'bom-ref': 'vite@8.0.0', properties: development },
    ],
    dependencies: [
      { ref: 'shop@1.0.0', dependsOn: ['react@19.0.0', 'vite@8.0.0'] },
      { ref: 'react@19.0.0' },
      { ref: 'vite@8.0.0', dependsOn: [] },
    ],
  };
  expect(shippedOnly(bill)).toEqual({
    components: bill.components.slice(0, 2),
    dependencies: [
      { ref: 'shop@1.0.0', dependsOn: ['react@19.0.0'] },
      { ref: 'react@19.0.0', dependsOn: [] },
    ],
  });
});
