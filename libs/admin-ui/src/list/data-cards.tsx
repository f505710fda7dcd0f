import type { ListView, Row } from './data-list.tsx';
import { OrderSelect } from './order-select.tsx';

interface DataCardsProps<T extends Row> extends ListView<T> {
  rows: readonly T[];
}

/** The rows of a table where there is no room for one: the first column is each card's head. */
export function DataCards<T extends Row>(props: DataCardsProps<T>) {
  const { columns, rows, actions, nameOf, place } = props;
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
            {actions && <div className="admin-row-actions">{actions(row)}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}
