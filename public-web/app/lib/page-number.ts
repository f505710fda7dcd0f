/** The page that an address asks for, counted from 1; 1 for anything that is no page. */
export function readPageNumber(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** So that an offset stays a number that the API takes. */
const MAX_PAGE = 100_000;
