import { FileX2 } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHead } from '../../components/page-head.tsx';

const TITLE = 'Blog Post Not Found';
const TEXT = "The blog post you're looking for doesn't exist or has been removed.";

export function BlogNotFound() {
  const { pathname } = useLocation();
  return (
    <div className="wrap py-10">
      <PageHead title={TITLE} description={TEXT} path={pathname} hidden />
      <EmptyState icon={FileX2} title={TITLE} level="h1" text={TEXT}>
        <Link to="/blogs" className="btn btn-brand">
          Back to Blogs
        </Link>
      </EmptyState>
    </div>
  );
}
