import type { AdminOffer } from '@deal-harbor/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../data/calls.ts';
import { failed, invalidate } from '../../../data/use-write.ts';
import { useHost } from '../../../host.ts';
import { OFFERS } from '../offers.ts';
import { inOrder } from './in-order.ts';
import { createOrderQueue, type Ids } from './order-queue.ts';
import { storeOffers } from './store-offers.ts';

const SUCCESS = { title: 'Offers reordered successfully' };
const failure = failed('Failed to reorder offers');

/**
 * A store's offers as the owner wants them: a move is shown at once, sent, and taken back when the server
 * refuses it.
 */
export function useStoreOrder(storeId: number) {
  const client = useQueryClient();
  const call = useCall();
  const { notify } = useHost();
  const { queryKey } = storeOffers(storeId);
  const query = useQuery(storeOffers(storeId));
  const [wanted, setWanted] = useState<Ids | null>(null);
  const [push] = useState(createOrderQueue);

  function put(ids: Ids): void {
    // What is being read may be older than the move.
    void client.cancelQueries({ queryKey });
    setWanted(ids);
    push(ids, {
      send: (offerIds) =>
        call({ method: 'POST', path: `${OFFERS.path}/reorder`, body: { storeId, offerIds } }),
      onStored: (offerIds) =>
        client.setQueryData(queryKey, (offers) => offers && inOrder(offers, offerIds)),
      onRest: (error) => {
        setWanted(null);
        notify(error ? failure(error) : SUCCESS);
        void invalidate(client, OFFERS.touches);
      },
    });
  }

  const offers: AdminOffer[] = query.data ?? [];
  return { query, offers: wanted ? inOrder(offers, wanted) : offers, put };
}
