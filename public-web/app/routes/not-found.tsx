import { FileQuestion } from 'lucide-react';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHead } from '../components/page-head.tsx';
import { WaysOn } from '../components/ways-on.tsx';
import { definePage } from '../routing/page.ts';

export default definePage({ found: () => false, View: NotFound });

function NotFound() {
  return (
    <div className="wrap py-12">
      <PageHead title="404 Page Not Found" description="This page does not exist." />
      <EmptyState
        icon={FileQuestion}
        title="404 Page Not Found"
        level="h1"
        text="Did you forget to add the page to the router?"
      >
        <WaysOn />
      </EmptyState>
    </div>
  );
}
