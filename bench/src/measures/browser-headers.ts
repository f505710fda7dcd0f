/** What a browser says that matters to an answer. */
export const BROWSER_HEADERS = {
  Accept: 'text/html,application/json;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
};
