import { useState } from 'react';
import type { Details, ListView, Row } from './data-list.tsx';
import { OrderSelect } from './order-select.tsx';
import { UnfoldButton } from './unfold-button.tsx';

interface DataCardsProps<T extends Row> extends ListView<T> {
  rows: readonly T[];
}

/** The rows of a table where there is no room for one: the first column is each card's head. */
export function DataCards<T extends Row>(props: DataCardsProps<T>) {
  const { columns, rows, actions, details, nameOf, place } = props;
  const { state, change } = place;
  const [head, ...rest] = columns;
  return (
    <>
      <OrderSelect columns={columns} order={state.order} onChange={(order) => change({ order })} />
      <ul className="admin-cards">
        {rows.map((row) => (
          <li key={row.id} aria-label={nameOf(row)}>
            {head?.render(row)}
            <dl>
              {rest.map((column) => (
                <div key={column.title}>
                  <dt>{column.title}</dt>
                  <dd>{column.render(row)}</dd>
                </div>
              ))}
            </dl>
            {details?.has(row) && <CardDetails details={details} row={row} name={nameOf(row)} />}
            {actions && <div className="admin-row-actions">{actions(row)}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}

interface CardDetailsProps<T> {
  details: Details<T>;
  row: T;
  name: string;
}

function CardDetails<T>({ details: { label, render }, row, name }: CardDetailsProps<T>) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <>
      <UnfoldButton
        label={label}
        name={name}
        unfolded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {label}
      </UnfoldButton>
      {unfolded && render(row)}
    </>
  );
}
