import type { AdminOffer, AdminStore } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId } from 'react';
import { ownersQueries } from '../../data/owners-queries.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { PartHeading } from '../../layout/part-heading.tsx';
import { AdminLink } from '../../navigation/admin-link.tsx';
import { SiteLink } from '../../navigation/site-link.tsx';
import { ActivateAll } from '../offers/activate-all.tsx';
import { OFFERS } from '../offers/offers.ts';
import { OfferCheck } from './offer-check.tsx';
import { standing } from './standing.ts';

/** The owner may have added some since. */
const SHOWN = 100;

interface GeneratedOffersProps {
  store: Pick<AdminStore, 'id' | 'name' | 'slug'>;
  onHide: () => void;
}

/** A generated store with what is to be checked before shoppers see it, as it stands now. */
export function GeneratedOffers({ store, onHide }: GeneratedOffersProps) {
  const id = useId();
  const query = useQuery(
    ownersQueries.list<AdminOffer>(OFFERS.path, { storeId: store.id, limit: SHOWN }),
  );
  return (
    <section className="admin-generated" aria-labelledby={id}>
      <div className="admin-generated-head">
        <PartHeading id={id}>{store.name}</PartHeading>
        <Button type="text" aria-label={`Hide ${store.name}`} onClick={onHide}>
          Hide
        </Button>
      </div>
      <div className="admin-generated-links">
        <SiteLink path={`/store/${store.slug}`} />
        <AdminLink to={`stores?edit=${store.id}`}>Edit the store</AdminLink>
      </div>
      <Loaded query={query} what="The offers">
        {({ items: offers }) => (
          <>
            <div className="admin-generated-head">
              <p role="status">{standing(offers)}</p>
              <ActivateAll storeName={store.name} offers={offers} />
            </div>
            <ul className="admin-checks" aria-label={`Offers of ${store.name}`}>
              {offers.map((offer) => (
                <OfferCheck key={offer.id} offer={offer} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}
