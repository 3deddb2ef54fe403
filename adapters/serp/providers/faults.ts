/** Why a provider gave no results page, told without a word of what the provider wrote. */
import { SearchUnavailable } from '../../../analysis/index.ts';

/** For our logs, and for the choice of what to do; the runbook has a line on each. */
const providerFaults = [
  'credentials',
  'out_of_credit',
  'rate_limited',
  'refused',
  'their_fault',
  'unreadable',
] as const;
export type ProviderFault = (typeof providerFaults)[number];

/** What may mend itself in minutes; credentials, credit and a request that a provider does not take will not. */
const passing: ReadonlySet<ProviderFault> = new Set(['rate_limited', 'their_fault', 'unreadable']);

/** The end of asking one provider. The message names provider, fault and a status, and nothing else. */
export class ProviderUnavailable extends SearchUnavailable {
  readonly provider: string;
  readonly fault: ProviderFault;
  constructor(provider: string, fault: ProviderFault, code?: string | number) {
    super(`${provider}: ${fault}${code === undefined ? '' : ` (${code})`}`, { retryable: passing.has(fault) });
    this.provider = provider;
    this.fault = fault;
  }
}

/** What an HTTP status other than 200 says, where the provider gives it no meaning of its own. */
export function faultOfStatus(status: number): ProviderFault {
  if (status === 401 || status === 403) return 'credentials';
  if (status === 402) return 'out_of_credit';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'their_fault' : 'refused';
}
