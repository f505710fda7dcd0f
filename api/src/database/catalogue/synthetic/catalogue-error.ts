/** A catalogue that is not made until whoever asked for it asks otherwise; the message is one line. */
export class CatalogueError extends Error {}
