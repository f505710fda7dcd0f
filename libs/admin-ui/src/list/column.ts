export interface Column<T> {
  title: string;
  /** The word by which the server puts the list in order by it. */
  order?: string;
  render: (row: T) => React.ReactNode;
  /** Left out of tables that are narrower than this; cards on a phone show every column. */
  from?: 'lg' | 'xl';
  align?: 'right';
}
