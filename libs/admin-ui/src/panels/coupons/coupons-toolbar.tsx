import { ExpirySelect } from '../../deals/expiry-select.tsx';
import { StoreFilter, type useFilterStore } from '../../deals/store-filter.tsx';
import { FeaturedSelect, FlagSelect } from '../../list/flag-select.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { SearchField } from '../../list/search-field.tsx';
import type { ListPlace } from '../../list/use-list-state.ts';
import { couponKind } from './coupons.ts';

interface CouponsToolbarProps {
  place: ListPlace;
  chosen: ReturnType<typeof useFilterStore>;
}

export function CouponsToolbar({ place: { search, filter }, chosen }: CouponsToolbarProps) {
  return (
    <ListToolbar>
      <SearchField what={couponKind.noun.many} {...search} />
      <StoreFilter chosen={chosen} onChange={filter('storeId').onChange} />
      <ExpirySelect {...filter('expiry')} />
      <FlagSelect
        label="Verified"
        words={['Verified or not', 'Verified', 'Not verified']}
        {...filter('verified')}
      />
      <FeaturedSelect {...filter('featured')} />
    </ListToolbar>
  );
}
