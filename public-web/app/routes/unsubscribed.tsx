import { MailCheck } from 'lucide-react';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../routing/page.ts';

const TITLE = 'You have left the newsletter';
const TEXT = 'We have removed your address: no more mails from us.';

export default definePage({ View: UnsubscribedPage });

function UnsubscribedPage() {
  return (
    <div className="wrap py-12">
      <PageHead title={TITLE} description={TEXT} />
      <EmptyState icon={MailCheck} title={TITLE} level="h1" text={TEXT}>
        <a href="/" className="btn btn-brand">
          Go to the home page
        </a>
        <a href="/stores" className="btn btn-quiet">
          Browse All Stores
        </a>
      </EmptyState>
    </div>
  );
}
