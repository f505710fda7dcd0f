import { useAmazonBlogs } from '@deal-harbor/api-client';
import { REVIEW_CARDS } from '@deal-harbor/contracts';
import { BookOpenText } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Section } from '../../components/section.tsx';
import { BlogSkeletons } from '../blog/blog-skeletons.tsx';
import { ReviewCard } from './review-card.tsx';

const SKELETONS = 3;

/** Shows its empty state also when the reviews could not be read. */
export function ReviewSection() {
  const { data: blogs = [], isPending } = useAmazonBlogs();
  return (
    <Section id="reviews" title="Amazon Product Reviews & Guides">
      {isPending || blogs.length > 0 ? (
        <ul className="card-grid" aria-busy={isPending}>
          {isPending && <BlogSkeletons count={SKELETONS} />}
          {blogs.slice(0, REVIEW_CARDS).map((blog) => (
            <li key={blog.id}>
              <ReviewCard blog={blog} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={BookOpenText}
          title="No Amazon reviews yet"
          level="h3"
          text="Check back soon for detailed product reviews and buying guides!"
        />
      )}
    </Section>
  );
}
