export interface LoadOrder {
  port: number;
  connections: number;
  headers: Record<string, string>;
  /** Taken in turn by all connections together. */
  paths: readonly string[];
  /** Seconds; null asks for every path once. */
  seconds: number | null;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  /** Milliseconds from the request's last byte sent to the answer's last byte read. */
  p50: number;
  p99: number;
}
