import { use } from 'react';
import { useLocation } from 'react-router';
import { visitOf } from '../routes.ts';
import { FailureBoundary } from './failure-boundary.tsx';

interface ShownPageProps {
  /** Whether the first page's data could not be read. */
  failed: boolean;
}

/** The page of the current address. Another one is shown once its code is there; its data come later. */
export function ShownPage({ failed }: ShownPageProps) {
  const { key, pathname, search } = useLocation();
  const { route, place } = visitOf(pathname, search);
  const { View, Failed, read } = route.page ?? use(route.arrive());
  return (
    <FailureBoundary at={key} failed={failed} fallback={<Failed />}>
      <View state={read(place)} />
    </FailureBoundary>
  );
}
