/** The first of a public list, by the field that its page's address is made of. */
async function firstOf(origin: string, path: string): Promise<string> {
  const [first] = (await (await fetch(origin + path)).json()) as { slug: string }[];
  if (!first) throw new Error(`${path} is empty: there is no page to look at.`);
  return first.slug;
}

/** Every public route, each by a page that this catalogue has. */
export async function publicRoutes(origin: string): Promise<string[]> {
  return [
    '/',
    '/stores',
    '/categories',
    `/category/${await firstOf(origin, '/api/categories?limit=1')}`,
    `/store/${await firstOf(origin, '/api/stores/popular?limit=1')}`,
    '/blogs',
    `/blog/${await firstOf(origin, '/api/blogs?limit=1')}`,
    '/amazon-deals',
    '/amazon-disclosure',
    '/about',
    '/privacy',
    '/terms',
    '/contact',
  ];
}
