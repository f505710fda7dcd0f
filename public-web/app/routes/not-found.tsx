import { FileQuestion } from 'lucide-react';
import { data, Link, useLocation } from 'react-router';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHead } from '../components/page-head.tsx';
import { showAtOnce } from '../lib/page-data.ts';

export const loader = () => data(null, { status: 404 });
export const clientLoader = showAtOnce;

export default function NotFound() {
  const { pathname } = useLocation();
  return (
    <div className="wrap py-12">
      <PageHead
        title="404 Page Not Found"
        description="This page does not exist."
        path={pathname}
        hidden
      />
      <EmptyState
        icon={FileQuestion}
        title="404 Page Not Found"
        level="h1"
        text="Did you forget to add the page to the router?"
      >
        <Link to="/" className="btn btn-brand">
          Go to the home page
        </Link>
        <Link to="/stores" className="btn btn-quiet">
          Browse All Stores
        </Link>
      </EmptyState>
    </div>
  );
}
