/** What the operator can do about each fault of a provider. */
import type { ProviderFault } from './faults.ts';

export const faultSentences: Readonly<Record<ProviderFault, string>> = {
  credentials: 'It refuses the credentials: see whether they are its own, whole, and still valid.',
  out_of_credit: 'The account has no credit or no searches left: fill it up, or wait until its period ends.',
  rate_limited: 'It was asked more often than the account may: ask again in a minute, or raise the limit.',
  refused: 'It does not take this question: the language, the country or a setting of the account.',
  their_fault: 'It could not be reached, was too slow, or failed: see its status page, and ask again.',
  unreadable: 'It answered in a way that is not its documented one: see base_url, and whether its format has changed.',
};
