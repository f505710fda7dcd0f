import { sharePage } from './share-page.ts';

const POST = { title: 'A post', excerpt: null, seoDescription: 'For search engines' };
const written: string[] = [];
const originalNavigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

function onDevice(device: object) {
  Object.defineProperty(globalThis, 'navigator', { value: device, configurable: true });
}

const clipboard = {
  writeText: async (text: string) => {
    written.push(text);
  },
};

beforeEach(() => {
  written.length = 0;
  Object.assign(globalThis, { window: { location: { href: 'https://deals.example/blog/a' } } });
});

afterEach(() => {
  if (originalNavigator) Object.defineProperty(globalThis, 'navigator', originalNavigator);
  Reflect.deleteProperty(globalThis, 'window');
});

it('shares through the device, with what the post has to say', async () => {
  const shared: ShareData[] = [];
  const share = async (data: ShareData) => void shared.push(data);
  onDevice({ share, clipboard });
  await sharePage(POST);
  const url = 'https://deals.example/blog/a';
  expect(shared).toEqual([{ title: 'A post', text: 'For search engines', url }]);
  expect(written).toEqual([]);
});

it('copies the address where the device cannot share', async () => {
  onDevice({ clipboard });
  await sharePage({ ...POST, excerpt: 'Short' });
  expect(written).toEqual(['https://deals.example/blog/a']);
});

it('copies the address when there is no post', async () => {
  onDevice({ share: () => Promise.reject(new Error('not asked')), clipboard });
  await sharePage(null);
  expect(written).toEqual(['https://deals.example/blog/a']);
});

it('says nothing when the visitor changes their mind or the clipboard is refused', async () => {
  onDevice({ share: () => Promise.reject(new Error('AbortError')), clipboard });
  await expect(sharePage(POST)).resolves.toBeUndefined();
  onDevice({ clipboard: { writeText: () => Promise.reject(new Error('NotAllowed')) } });
  await expect(sharePage(POST)).resolves.toBeUndefined();
});
