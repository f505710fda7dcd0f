import type { AdminOffer } from '@deal-harbor/contracts';
import { DuplicateButton } from '../../deals/duplicate-button.tsx';
import { RowActions } from '../../list/row-actions.tsx';
import type { Deletion } from '../../list/use-delete.ts';

export interface OfferTools {
  duplicate: (offer: AdminOffer) => void;
  deletion: Deletion;
}

interface OfferActionsProps extends OfferTools {
  offer: AdminOffer;
}

export function OfferActions({ offer, duplicate, deletion }: OfferActionsProps) {
  const { id, title } = offer;
  return (
    <>
      <DuplicateButton name={title} onClick={() => duplicate(offer)} />
      <RowActions id={id} name={title} deletion={deletion} />
    </>
  );
}
