import type { AdminOffer } from '@deal-harbor/contracts';
import { DuplicateButton } from '../../deals/duplicate-button.tsx';
import { RowActions } from '../../list/row-actions.tsx';
import type { useDelete } from '../../list/use-delete.ts';

export interface OfferTools {
  open: (id: number) => void;
  duplicate: (offer: AdminOffer) => void;
  deletion: ReturnType<typeof useDelete>;
}

interface OfferActionsProps extends OfferTools {
  offer: AdminOffer;
}

export function OfferActions({ offer, open, duplicate, deletion }: OfferActionsProps) {
  const { id, title } = offer;
  return (
    <>
      <DuplicateButton name={title} onClick={() => duplicate(offer)} />
      <RowActions
        name={title}
        onEdit={() => open(id)}
        onDelete={() => deletion.ask(id, title)}
        deleting={deletion.asking === id}
      />
    </>
  );
}
