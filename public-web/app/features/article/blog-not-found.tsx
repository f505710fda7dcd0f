import { FileX2 } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHead } from '../../components/page-head.tsx';

const TITLE = 'Blog Post Not Found';
const TEXT = "The blog post you're looking for doesn't exist or has been removed.";

export function BlogNotFound() {
  return (
    <div className="wrap py-10">
      <PageHead title={TITLE} description={TEXT} />
      <EmptyState icon={FileX2} title={TITLE} level="h1" text={TEXT}>
        <a href="/blogs" className="btn btn-brand">
          Back to Blogs
        </a>
      </EmptyState>
    </div>
  );
}
