import type { AdminStore } from './admin.ts';
import type { Blog, Problem } from './entities.ts';

/** How many offers a generated store has. */
export const GENERATED_OFFERS = { min: 10, max: 12 } as const;

/** Milliseconds that a provider has for one answer. */
export const AI_DEADLINE_MS = 60_000;

/** Generations an hour, over all instances. */
export const AI_HOURLY_CAP = 30;

export const DEFAULT_AI_MODEL = 'gpt-5-mini';

/** GET /api/ai/settings. The key itself is never answered. */
export interface AiSettings {
  /** Whether the generators have a provider. */
  configured: boolean;
  /** Why they have none, for the owner to read; null when they have one. */
  problem: string | null;
  /** Where the key comes from; one in the environment stands above one in the settings. */
  keySource: 'environment' | 'settings' | null;
  /** The address of an OpenAI-compatible server; null is OpenAI's own. */
  baseUrl: string | null;
  model: string;
  /**
   * Which of the values the environment decides, so that the settings cannot. With its key it decides the
   * server too.
   */
  fromEnvironment: ('apiKey' | 'baseUrl' | 'model')[];
  version: number;
}

/**
 * PUT /api/ai/settings; absent fields stay, null takes the value away. A stored key is good for one server
 * only: a baseUrl on another server needs the key given again in the same call, or taken away.
 */
export interface AiSettingsChange {
  apiKey?: string | null;
  baseUrl?: string | null;
  model?: string | null;
  version?: number;
}

/** POST /api/ai/test: what the provider answered to a question of a few words. */
export interface AiTestResult {
  model: string;
  /** Milliseconds until its answer was whole. */
  tookMs: number;
}

export interface GenerateStoreRequest {
  storeName: string;
  affiliateLink: string;
  /** Whether the offers are active at once, without the owner's look. */
  publish?: boolean;
}

export interface GenerateBlogRequest {
  topic: string;
  category: string;
  /** The slug of the store that the post is about. */
  storeName?: string | null;
  targetKeywords?: string[];
  includeAffiliate?: boolean;
}

export interface GenerateAmazonBlogRequest {
  productName: string;
  productDescription?: string;
  /** Comma-separated. */
  keywords?: string | null;
  category?: 'amazon-deals';
}

export interface GeneratedStore {
  store: AdminStore;
  offersCount: number;
}

/**
 * What the generators send as server-sent events to a caller that accepts `text/event-stream`: each
 * event's name is its `type`, its data the rest as JSON. The last one is `result` or `problem`.
 */
export type GenerationEvent<T extends GeneratedStore | Blog = GeneratedStore | Blog> =
  /** What is done now. */
  | { type: 'phase'; phase: 'asking' | 'writing' | 'again' | 'checking' | 'storing' }
  /** A piece of the answer as the model writes it (JSON text, to be shown and not to be read). */
  | { type: 'text'; text: string }
  | { type: 'result'; result: T }
  | { type: 'problem'; problem: Problem };
