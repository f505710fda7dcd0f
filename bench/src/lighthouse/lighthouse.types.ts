/** The parts of Lighthouse's report that are used here. */
export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
}

export interface Audit {
  id: string;
  title: string;
  /** 0 to 1; null for what is not scored. */
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: unknown[] };
}

export interface NetworkRequest {
  url: string;
  resourceType: string;
  statusCode: number;
}
