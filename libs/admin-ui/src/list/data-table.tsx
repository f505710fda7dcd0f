import { Table, type TableColumnType, type TableProps } from 'antd';
import type { Column } from './column.ts';
import type { Details, ListView, Row } from './data-list.tsx';
import { UnfoldButton } from './unfold-button.tsx';

interface DataTableProps<T extends Row> extends ListView<T> {
  rows: readonly T[];
}

export function DataTable<T extends Row>(props: DataTableProps<T>) {
  const { columns, rows, actions, details, nameOf, place } = props;
  const { state, change } = place;
  const tableColumns = columns.map((column) => tableColumn(column, state.order));
  if (actions) {
    tableColumns.push({
      key: 'actions',
      title: <span className="admin-hidden">Actions</span>,
      align: 'right',
      render: (_, row) => <div className="admin-row-actions">{actions(row)}</div>,
    });
  }
  return (
    <Table<T>
      rowKey="id"
      size="middle"
      columns={tableColumns}
      dataSource={rows as T[]}
      {...(details && { expandable: expandable(details, nameOf) })}
      pagination={false}
      sortDirections={['ascend', 'descend', 'ascend']}
      showSorterTooltip={false}
      onChange={(_paging, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        const word = String(sorter.columnKey);
        change({ order: sorter.order === 'descend' ? `-${word}` : word });
      }}
    />
  );
}

function tableColumn<T>(column: Column<T>, order: string): TableColumnType<T> {
  const { title, order: word, render, from, align } = column;
  return {
    key: word ?? title,
    title,
    render: (_, row) => render(row),
    ...(align && { align }),
    ...(from && { responsive: [from] }),
    ...(word && {
      sorter: true,
      sortOrder: order === word ? 'ascend' : order === `-${word}` ? 'descend' : null,
    }),
  };
}

const expandable = <T,>(
  { label, has, render }: Details<T>,
  nameOf: (row: T) => string,
): NonNullable<TableProps<T>['expandable']> => ({
  columnTitle: <span className="admin-hidden">{label}</span>,
  rowExpandable: has,
  expandedRowRender: render,
  expandIcon: ({ record, expanded, expandable: unfolds, onExpand }) =>
    unfolds && (
      <UnfoldButton
        label={label}
        name={nameOf(record)}
        unfolded={expanded}
        onClick={(event) => onExpand(record, event)}
      />
    ),
});
