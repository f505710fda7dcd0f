import { type AdminOffer, LIMITS } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { listed } from '../../data/dependents-text.ts';
import { failed, succeeded, useWrite } from '../../data/use-write.ts';
import { useConfirm } from '../../form/use-confirm.ts';
import { useHeadingFocus } from '../../layout/panel-context.ts';
import { OFFERS } from './offers.ts';

interface ActivateAllProps {
  storeName: string;
  offers: readonly AdminOffer[];
}

/** Shows shoppers those of a store's offers that they do not see yet; nothing when there are none. */
export function ActivateAll({ storeName, offers }: ActivateAllProps) {
  const confirm = useConfirm();
  const focusHeading = useHeadingFocus();
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
  const all = offers.filter(({ active }) => !active);
  const inactive = all.slice(0, LIMITS.reorder);
  if (inactive.length === 0) return null;
  const cut = inactive.length < all.length;
  const many = (cut ? 'the first ' : '') + listed([[inactive.length, 'inactive offer']]);
  return (
    <Button
      onClick={() =>
        confirm({
          title: `Activate ${many} of ${storeName}?`,
          content: 'Shoppers will see them at once. Check their codes and links first.',
          action: cut ? 'Activate these' : 'Activate all',
          harmless: true,
          onConfirm: () => mutateAsync(inactive.map(({ id }) => id)),
          // The button, which had the focus, goes with the last inactive offer.
          afterwards: focusHeading,
        })
      }
    >
      Activate {cut ? 'the first' : 'all'} ({inactive.length.toLocaleString('en-US')})
    </Button>
  );
}
