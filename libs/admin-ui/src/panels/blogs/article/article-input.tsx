import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { ArticleFieldProps } from './article-field.tsx';

/** The editor is a large part of the code, and only needed here. */
const ArticleField = lazy(() => import('./article-field.tsx'));

export function ArticleInput(props: ArticleFieldProps) {
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 10 }} />}>
      <ArticleField {...props} />
    </Suspense>
  );
}
