const API_PATH =
  /^\/(api|go|media|healthz|readyz|metrics|robots\.txt|feed\.xml|sitemap[^/]*\.xml)(\/|$)/i;

/** Whether the API answers this path; everything else is a page or file of the site. */
export function isApiPath(path: string): boolean {
  return API_PATH.test(path);
}

/** Files of the build have a dot in their last part, which pages never have, and nothing that is encoded. */
export function isFilePath(path: string): boolean {
  return /^[^%]*\.[^/%]*$/.test(path);
}
