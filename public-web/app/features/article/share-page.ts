import type { Blog } from '@deal-harbor/contracts';

type Shared = Pick<Blog, 'title' | 'excerpt' | 'seoDescription'>;

/** Offers the current page through the device, else puts its address on the clipboard, without a word. */
export async function sharePage(blog: Shared | null): Promise<void> {
  const url = window.location.href;
  if (blog && typeof navigator.share === 'function') {
    const text = blog.excerpt ?? blog.seoDescription ?? '';
    // A visitor who closes the device's dialogue has decided; there is nothing to report.
    await navigator.share({ title: blog.title, text, url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard?.writeText(url).catch(() => undefined);
}
