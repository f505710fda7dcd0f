import { type AdminOffer, LIMITS } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { listed } from '../../data/dependents-text.ts';
import { failed, succeeded, useWrite } from '../../data/use-write.ts';
import { useConfirm } from '../../form/use-confirm.ts';
import { OFFERS } from './offers.ts';

interface ActivateAllProps {
  storeName: string;
  offers: readonly AdminOffer[];
}

/** Shows shoppers those of a store's offers that they do not see yet; nothing when there are none. */
export function ActivateAll({ storeName, offers }: ActivateAllProps) {
  const confirm = useConfirm();
  const { mutateAsync } = useWrite<readonly number[]>({
    call: (offerIds) => ({
      method: 'POST',
      path: `${OFFERS.path}/activate`,
      body: { offerIds },
    }),
    touches: OFFERS.touches,
    success: succeeded('Offers activated successfully'),
    failure: failed('Failed to activate offers'),
  });
  const inactive = offers.filter(({ active }) => !active).slice(0, LIMITS.reorder);
  if (inactive.length === 0) return null;
  const many = listed([[inactive.length, 'inactive offer']]);
  return (
    <Button
      onClick={() =>
        confirm({
          title: `Activate ${many} of ${storeName}?`,
          content: 'Shoppers will see them at once. Check their codes and links first.',
          action: 'Activate all',
          harmless: true,
          onConfirm: () => mutateAsync(inactive.map(({ id }) => id)),
        })
      }
    >
      Activate all ({inactive.length.toLocaleString('en-US')})
    </Button>
  );
}
