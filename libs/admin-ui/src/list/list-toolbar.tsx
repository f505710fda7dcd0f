/** Search and filters over a list. */
export function ListToolbar({ children }: { children: React.ReactNode }) {
  return <search className="admin-toolbar">{children}</search>;
}
