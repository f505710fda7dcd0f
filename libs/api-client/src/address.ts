/** The parameters of an address; those that are absent or empty are left out. */
export type Params = Record<string, string | number | undefined>;

/** An address with those parameters that are set, in the order given. */
export function address(path: string, params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
