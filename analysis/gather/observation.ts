/** What every observation through a port says of itself: whether it succeeded, and how the provider was called. */

/** Whether a feature of the results page was captured; never a guess. */
export type FeatureState = 'captured' | 'absent' | 'not_captured' | 'unsupported';

/** How the provider was called, for the record, without credentials or query. */
export interface ProviderCall {
  endpoint: string;
  latency_ms: number;
  attempts: number;
  /** As the provider says. */
  cost_usd?: number;
  /** By its price list, if it does not say. */
  list_price_usd?: number;
  /** Whether a stored answer was used instead of asking the provider, */
  cached: boolean;
  /** and how long ago it was stored, in seconds. */
  age_s?: number;
}
