import { UNSUBSCRIBED } from '@deal-harbor/contracts';
import { MailCheck } from 'lucide-react';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHead } from '../components/page-head.tsx';
import { WaysOn } from '../components/ways-on.tsx';
import { definePage } from '../routing/page.ts';

const { title, text } = UNSUBSCRIBED;

export default definePage({ View: UnsubscribedPage });

function UnsubscribedPage() {
  return (
    <div className="wrap py-12">
      <PageHead title={title} description={text} />
      <EmptyState icon={MailCheck} title={title} level="h1" text={text}>
        <WaysOn />
      </EmptyState>
    </div>
  );
}
