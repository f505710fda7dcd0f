import { CloudOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';

interface ErrorViewProps {
  title?: string;
  text?: string;
}

/** What a page shows when its data could not be read: within the layout, with ways on. */
export function ErrorView({
  title = 'Something Went Wrong',
  text = 'Please try again later.',
}: ErrorViewProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap py-12">
      <PageHead title={title} description={text} path={pathname} hidden />
      <EmptyState icon={CloudOff} title={title} level="h1" text={text}>
        <a href={pathname + search} className="btn btn-brand">
          Try again
        </a>
        <a href="/" className="btn btn-quiet">
          Go to the home page
        </a>
      </EmptyState>
    </div>
  );
}
