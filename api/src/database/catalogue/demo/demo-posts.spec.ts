import { isWebAddress, LIMITS } from '@deal-harbor/contracts';
import { demoPosts } from './demo-posts.js';
import { demoStores } from './demo-stores.js';

const posts = demoPosts();
const published = posts.filter((post) => post.status === 'published');
const slugs = new Set(demoStores().map((store) => store.slug));

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe('demo posts', () => {
  it.each(published.map((post) => [post.slug, post] as const))(
    '%s is a whole article',
    (_, post) => {
      expect(words(post.content)).toBeGreaterThanOrEqual(400);
      expect(post.content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
      expect(post.content).toMatch(/<(?:ul|ol|table)>/);
      expect(post.content).toMatch(/href="\/store/);
      expect(post.publishedDaysAgo).toBeGreaterThanOrEqual(1);
      expect(post.createdDaysAgo).toBeGreaterThanOrEqual(post.publishedDaysAgo as number);
    },
  );

  it.each(posts.map((post) => [post.slug, post] as const))('%s keeps to the limits', (_, post) => {
    expect(post.title.length).toBeLessThanOrEqual(LIMITS.title);
    expect(post.excerpt.length).toBeLessThanOrEqual(LIMITS.excerpt);
    expect(post.seoDescription.length).toBeLessThanOrEqual(160);
    expect(post.seoDescription.length).toBeGreaterThan(80);
    expect(post.content.length).toBeLessThanOrEqual(LIMITS.content);
    expect(post.keywords.length).toBeLessThanOrEqual(LIMITS.keywords);
    expect(post.keywords.every((keyword) => keyword.length <= LIMITS.keyword)).toBe(true);
    expect(post.affiliateLinks.every(({ url }) => url === undefined || isWebAddress(url))).toBe(
      true,
    );
  });

  it.each(posts.map((post) => [post.slug, post] as const))('%s does not go stale', (_, post) => {
    const text = [post.title, post.excerpt, post.seoDescription, post.content].join(' ');
    expect(text).not.toMatch(/\b(?:19|20)\d\d\b/);
  });

  it.each(posts.map((post) => [post.slug, post] as const))('%s is plain HTML', (_, post) => {
    const tags = [...post.content.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)];
    const open: string[] = [];
    for (const [, closing, name, attributes] of tags) {
      expect('h2 h3 p ul ol li table thead tbody tr th td strong em a'.split(' ')).toContain(name);
      expect(attributes).toMatch(name === 'a' && !closing ? /^ href="\/[a-z0-9/-]+"$/ : /^$/);
      if (closing) expect(open.pop()).toBe(name);
      else open.push(name as string);
    }
    expect(open).toEqual([]);
  });

  it('names only stores that exist', () => {
    for (const post of posts) {
      if (post.targetStoreSlug) expect(slugs).toContain(post.targetStoreSlug);
      for (const [, slug] of post.content.matchAll(/href="\/store\/([a-z0-9-]+)"/g)) {
        expect(slugs).toContain(slug);
      }
      for (const { url } of post.affiliateLinks) {
        const host = new URL(url ?? 'https://www.amazon.com').hostname;
        if (host !== 'www.amazon.com') expect(slugs).toContain(host.replace(/\.example$/, ''));
      }
    }
  });

  it('features three published posts or more and leaves one draft without a date', () => {
    expect(published.filter((post) => post.featured).length).toBeGreaterThanOrEqual(3);
    const drafts = posts.filter((post) => post.status === 'draft');
    expect(drafts.map((post) => post.publishedDaysAgo)).toEqual([null]);
  });
});
