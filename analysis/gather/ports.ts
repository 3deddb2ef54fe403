/**
 * The engine's two ports, all it asks of the world: a search and the fetching of a page.
 *
 * Adapters implement them; time, network and credentials stay on their side.
 */
import type { AnswerEngine, answerBlockTypes } from '../report/vocabulary.ts';

/** What is searched for. `language` is an ISO 639-1 code, `country` an ISO 3166-1 alpha-2 code. */
export interface SearchQuery {
  keyword: string;
  language: string;
  country: string;
}

/** What a provider may or may not show of a feature of the results page; never a guess. */
export type FeatureState = 'captured' | 'absent' | 'not_captured' | 'unsupported';

/** One organic result. Ranks start at 1; `rank_absolute` counts every item of the results page. */
export interface OrganicResult {
  rank_absolute: number;
  rank_group: number;
  url: string;
  domain: string;
  title: string;
  snippet: string;
  /** The date shown beside the result, ISO 8601, where one is shown. */
  date?: string;
}

/** A question the results page shows, with its answer and source where the provider gives them. */
export interface AskedQuestion {
  question: string;
  answer?: string;
  url?: string;
  domain?: string;
}

/** A piece of an answer; `refs` are places in the answer's `references`, from 0. */
export interface AnswerBlock {
  type: (typeof answerBlockTypes)[number];
  text: string;
  refs: number[];
}

/** A page that an answer refers to. */
export interface Reference {
  url: string;
  domain: string;
  title?: string;
  text?: string;
}

/** What one answer engine said, once. Blocks and references are empty unless `state` is `captured`. */
export interface ObservedAnswer {
  engine: AnswerEngine;
  state: FeatureState;
  /** ISO 8601 UTC. */
  observed_at: string;
  blocks: AnswerBlock[];
  references: Reference[];
  /** The searches that the engine says it made. */
  fan_out_queries?: string[];
}

/** An item of the results page that is no organic result, by the provider's name for its type. */
export interface SerpItem {
  type: string;
  rank_absolute?: number;
  /** Hosts that the item shows. */
  domains: string[];
}

/** The box about one thing that a results page may show. */
export interface KnowledgeGraph {
  title: string;
  type?: string;
  description?: string;
  /** Where the description comes from. */
  url?: string;
}

/** How a provider was asked, for the record: no credentials, no query. */
export interface ProviderCall {
  endpoint: string;
  latency_ms: number;
  attempts: number;
  cost_usd?: number;
  cached: boolean;
}

/** One observation of a results page, the same shape for every provider. */
export interface SerpSnapshot {
  provider: string;
  request: SearchQuery;
  /** ISO 8601 UTC. */
  collected_at: string;
  /** Ten are used as the market; where more were had, they tell how far down a cited page ranks. */
  organic: OrganicResult[];
  paa: AskedQuestion[];
  related: string[];
  /** The answers of answer engines. One that the provider does not know is left out. */
  answers: ObservedAnswer[];
  /** What else the results page shows. */
  items: SerpItem[];
  featured_snippet?: Reference;
  knowledge_graph?: KnowledgeGraph;
  /** The spelling that the provider proposes instead. */
  spell_suggestion?: string;
  /** State of each feature by name (`ai_overview`, `paa`, `related`, …). */
  features: Record<string, FeatureState>;
  /** SHA-256 of the provider's raw answer, hexadecimal. */
  raw_sha256: string;
  call?: ProviderCall;
  /** Providers that were asked before this one, in vain. */
  failed_providers?: string[];
}

/** Asks a provider for one results page. Throws `SearchUnavailable` when none can be had. */
export type Search = (query: SearchQuery) => Promise<SerpSnapshot>;

/** The provider gave no results page; `retryable` says whether another try later may. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
  readonly retryable: boolean;
  constructor(message: string, { retryable }: { retryable: boolean }) {
    super(message);
    this.retryable = retryable;
  }
}

/** Why a page could not be had. */
export type FetchFailure =
  | 'robots_disallowed'
  | 'http_4xx'
  | 'http_5xx'
  | 'timeout'
  | 'non_html'
  | 'too_large'
  | 'unreachable';

/** How a host's robots.txt was had; `status` is null when no answer came. */
export interface RobotsAnswer {
  status: number | null;
  body?: string;
}

/** A page as served: bytes undecoded, header names in lower case. */
export interface FetchedPage {
  outcome: 'fetched';
  requested_url: string;
  final_url: string;
  /** The addresses passed through, in order, the requested one first; without redirects just that one. */
  redirects: string[];
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** ISO 8601 UTC. */
  fetched_at: string;
  /** The robots.txt of the final address; absent when nobody asked for it. */
  robots?: RobotsAnswer;
  /** Milliseconds from the request to the first byte of the answer. */
  ttfb_ms?: number;
}

/** A page that could not be had, and why; `detail` is for our logs, never for a caller. */
export interface FailedFetch {
  outcome: 'failed';
  requested_url: string;
  reason: FetchFailure;
  http_status?: number;
  detail?: string;
  robots?: RobotsAnswer;
}

/** Fetches one page; every way it can fail is an outcome, so it does not throw. */
export type FetchPage = (url: string) => Promise<FetchedPage | FailedFetch>;
