import { MailX } from 'lucide-react';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHead } from '../components/page-head.tsx';
import { UnsubscribeForm } from '../features/newsletter/unsubscribe-form.tsx';
import { definePage, type PageProps } from '../routing/page.ts';

const TITLE = 'Leave the newsletter';
const TEXT = 'One click, and we remove your address from our list.';

/** The server renders one page for all tokens, so that no token stands in what is kept. */
export default definePage<string>({ read: ({ slug }) => slug, View: UnsubscribePage });

function UnsubscribePage({ state: token }: PageProps<string>) {
  return (
    <div className="wrap py-12">
      <PageHead title={TITLE} description={TEXT} />
      <EmptyState icon={MailX} title={TITLE} level="h1" text={TEXT}>
        <UnsubscribeForm token={token} />
      </EmptyState>
    </div>
  );
}
