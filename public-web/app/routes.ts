import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('stores', 'routes/stores.tsx'),
  route('categories', 'routes/categories.tsx'),
  route('category/:slug', 'routes/category.tsx'),
  route('store/:slug', 'routes/store.tsx'),
  route('blogs', 'routes/blogs.tsx'),
  route('blog', 'routes/blogs.tsx', { id: 'routes/blog-alias' }),
  route('blog/:slug', 'routes/blog-post.tsx'),
  route('amazon-deals', 'routes/amazon-deals.tsx'),
  route('amazon-disclosure', 'routes/amazon-disclosure.tsx'),
  route('about', 'routes/about.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('admin/*', 'routes/admin.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
