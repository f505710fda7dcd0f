/** What a route module may say of itself in its `handle`. */
export interface PageHandle {
  /** It brings its own header and landmarks; the site's stay away. */
  bare?: boolean;
}
