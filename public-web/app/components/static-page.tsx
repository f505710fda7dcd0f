import { ArrowLeft } from 'lucide-react';
import { useAbsoluteUrl } from '../lib/site.ts';
import { breadcrumbs } from '../lib/structured-data.ts';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

interface StaticPageProps {
  title: string;
  /** Where the heading says it otherwise than the page's title. */
  heading?: string;
  description: string;
  path: string;
  lead?: React.ReactNode;
  children: React.ReactNode;
}

/** A page of text, with the way back to the home page at its end. */
export function StaticPage(props: StaticPageProps) {
  const { title, heading = title, description, path, lead, children } = props;
  const absolute = useAbsoluteUrl();
  return (
    <div className="wrap py-10">
      <PageHead
        title={title}
        description={description}
        path={path}
        structured={[breadcrumbs(absolute, [title, path])]}
      />
      <div className="mx-auto max-w-[42rem]">
        <PageTitle title={heading} lead={lead} />
        <div className="prose">{children}</div>
        <p className="no-print mt-12 border-line border-t pt-6">
          <a href="/" className="btn btn-quiet">
            <ArrowLeft size={18} aria-hidden="true" />
            Back to Home
          </a>
        </p>
      </div>
    </div>
  );
}
