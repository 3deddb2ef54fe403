/**
 * The engine's two ports, its only access to the outside: a search and the fetching of a page.
 * Adapters implement them; time, network and credentials stay in the adapters.
 */
import type { AnswerEngine, answerBlockTypes } from '../report/vocabulary.ts';
import type { EngineAnswers } from './answer-engines.ts';
import type { FeatureState, ProviderCall } from './observation.ts';

export type { FeatureState, ProviderCall } from './observation.ts';

/** A search. `language` is an ISO 639-1 code, `country` an ISO 3166-1 alpha-2 code. */
export interface SearchQuery {
  keyword: string;
  language: string;
  country: string;
}

/** One organic result. Ranks start at 1; `rank_absolute` counts every item of the results page. */
export interface OrganicResult {
  rank_absolute: number;
  rank_group: number;
  url: string;
  domain: string;
  title: string;
  snippet: string;
  /** The date shown with the result, ISO 8601. */
  date?: string;
}

/** A question shown on the results page, with its answer and source if the provider returns them. */
export interface AskedQuestion {
  question: string;
  answer?: string;
  url?: string;
  domain?: string;
}

/** A part of an answer; `refs` are zero-based indices into the answer's `references`. */
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

/** One observed answer of one answer engine. Blocks and references are empty unless `state` is `captured`. */
export interface ObservedAnswer {
  engine: AnswerEngine;
  state: FeatureState;
  /** ISO 8601 UTC. */
  observed_at: string;
  blocks: AnswerBlock[];
  references: Reference[];
  /** The searches that the engine reports. */
  fan_out_queries?: string[];
  /** Present if the engine itself was asked; the fields above then sum up its samples. */
  asked?: EngineAnswers;
}

/** An item of the results page other than an organic result, with the provider's name for its type. */
export interface SerpItem {
  type: string;
  rank_absolute?: number;
  /** Hosts that the item shows. */
  domains: string[];
}

/** The knowledge panel of a results page, about one entity. */
export interface KnowledgeGraph {
  title: string;
  type?: string;
  description?: string;
  /** Where the description comes from. */
  url?: string;
}

/** One observation of a results page, in the same form for every provider. */
export interface SerpSnapshot {
  provider: string;
  request: SearchQuery;
  /** ISO 8601 UTC. */
  collected_at: string;
  /** Ten are used as the market; further ones only show how far down a cited page ranks. */
  organic: OrganicResult[];
  paa: AskedQuestion[];
  related: string[];
  /** The answers of answer engines, except those that the provider does not support. */
  answers: ObservedAnswer[];
  /** The other items of the results page. */
  items: SerpItem[];
  featured_snippet?: Reference;
  knowledge_graph?: KnowledgeGraph;
  /** The spelling that the provider proposes instead. */
  spell_suggestion?: string;
  /** State of each feature by name (`ai_overview`, `paa`, `related`, …). */
  features: Record<string, FeatureState>;
  /** SHA-256 of the provider's raw response, hexadecimal. */
  raw_sha256: string;
  call?: ProviderCall;
  /** Providers that were tried before this one and failed. */
  failed_providers?: string[];
}

/**
 * Requests one results page from a provider.
 * @throws SearchUnavailable if none can be fetched
 */
export type Search = (query: SearchQuery) => Promise<SerpSnapshot>;

/** The provider returned no results page; `retryable` says whether a later attempt may succeed. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
  readonly retryable: boolean;
  constructor(message: string, { retryable }: { retryable: boolean }) {
    super(message);
    this.retryable = retryable;
  }
}

/** Why a page could not be fetched. */
export type FetchFailure =
  | 'robots_disallowed'
  | 'http_4xx'
  | 'http_5xx'
  | 'timeout'
  | 'non_html'
  | 'too_large'
  | 'unreachable';

/** The response for a host's robots.txt; `status` is null if there was no response. */
export interface RobotsAnswer {
  status: number | null;
  body?: string;
}

/** A page as served: bytes undecoded, header names in lower case. */
export interface FetchedPage {
  outcome: 'fetched';
  requested_url: string;
  final_url: string;
  /** The addresses of the redirect chain in order, starting with the requested one. */
  redirects: string[];
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** ISO 8601 UTC. */
  fetched_at: string;
  /** How long before the audit that was, in seconds, if a stored page is used. */
  age_s?: number;
  /** The robots.txt of the final address; absent if it was not requested. */
  robots?: RobotsAnswer;
  /** Milliseconds from the request to the first byte of the response. */
  ttfb_ms?: number;
}

/** A page that could not be fetched, and why; `detail` is for our logs, never for a caller. */
export interface FailedFetch {
  outcome: 'failed';
  requested_url: string;
  reason: FetchFailure;
  http_status?: number;
  detail?: string;
  robots?: RobotsAnswer;
}

/** Fetches one page; `fresh` asks for it as it is now, not a stored one. Never throws: every failure is an outcome. */
export type FetchPage = (url: string, options?: { fresh?: boolean }) => Promise<FetchedPage | FailedFetch>;
