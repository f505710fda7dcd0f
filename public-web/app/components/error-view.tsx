import { TROUBLE } from '@deal-harbor/contracts';
import { CloudOff } from 'lucide-react';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';

interface ErrorViewProps {
  title?: string;
  text?: string;
}

/** What a page shows when its data could not be read: within the layout, with ways on. */
export function ErrorView({ title = TROUBLE.title, text = TROUBLE.text }: ErrorViewProps) {
  return (
    <div className="wrap py-12">
      <PageHead title={title} description={text} />
      <EmptyState icon={CloudOff} title={title} level="h1" text={text}>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page’s own */}
        <a href="" data-reload className="btn btn-brand">
          Try again
        </a>
        <a href="/" data-reload className="btn btn-quiet">
          Go to the home page
        </a>
      </EmptyState>
    </div>
  );
}
