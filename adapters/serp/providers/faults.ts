/** Why a provider returned no results page. No text from the provider is included. */
import { SearchUnavailable } from '../../../analysis/index.ts';

/** For our logs, and for deciding what to do; the runbook has a line on each. */
const providerFaults = [
  'credentials',
  'out_of_credit',
  'rate_limited',
  'refused',
  'their_fault',
  'unreadable',
] as const;
export type ProviderFault = (typeof providerFaults)[number];

/** Faults that may resolve themselves in minutes. Credentials, credit and refused requests do not. */
const passing: ReadonlySet<ProviderFault> = new Set(['rate_limited', 'their_fault', 'unreadable']);

/** A provider failed. The message contains only provider, fault and a status. */
export class ProviderUnavailable extends SearchUnavailable {
  readonly provider: string;
  readonly fault: ProviderFault;
  constructor(provider: string, fault: ProviderFault, code?: string | number) {
    super(`${provider}: ${fault}${code === undefined ? '' : ` (${code})`}`, { retryable: passing.has(fault) });
    this.provider = provider;
    this.fault = fault;
  }
}

/** The meaning of an HTTP status other than 200, unless the provider defines its own. */
export function faultOfStatus(status: number): ProviderFault {
  if (status === 401 || status === 403) return 'credentials';
  if (status === 402) return 'out_of_credit';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'their_fault' : 'refused';
}
