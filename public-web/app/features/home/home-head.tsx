import { isFiltered } from '@deal-harbor/api-client';
import { type Category, DEFAULT_SORT } from '@deal-harbor/contracts';
import { PageHead } from '../../components/page-head.tsx';
import { useAbsoluteUrl, useConfig } from '../../lib/site.ts';
import { organization, webSite } from '../../lib/structured-data.ts';
import { categoryName, type HomeState, homePath, listTitle } from './home-state.ts';

interface HomeHeadProps {
  state: HomeState;
  categories: readonly Category[];
}

export function HomeHead({ state, categories }: HomeHeadProps) {
  const config = useConfig();
  const absolute = useAbsoluteUrl();
  const { search, category, page } = state;
  return (
    <PageHead
      title={
        isFiltered(state)
          ? listTitle(state, categoryName(categories, category))
          : 'Top Coupons, Promo Codes & Deals'
      }
      description={config.description}
      page={page}
      path={search ? undefined : homePath({ ...state, sort: DEFAULT_SORT, view: 'grid' })}
      structured={[organization(config, absolute), webSite(config, absolute)]}
    />
  );
}
