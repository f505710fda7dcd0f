import { useFeaturedBlogs } from '@deal-harbor/api-client';
import { FEATURED_BLOGS } from '@deal-harbor/contracts';
import { Section } from '../../components/section.tsx';
import { BlogCard } from './blog-card.tsx';
import { BlogSkeletons } from './blog-skeletons.tsx';

export function FeaturedArticles() {
  const { data: blogs = [], isPending } = useFeaturedBlogs();
  if (!isPending && blogs.length === 0) return null;
  return (
    <Section id="featured" title="Featured Articles">
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3" aria-busy={isPending}>
        {isPending && <BlogSkeletons count={FEATURED_BLOGS} />}
        {blogs.slice(0, FEATURED_BLOGS).map((blog) => (
          <li key={blog.id}>
            <BlogCard blog={blog} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
