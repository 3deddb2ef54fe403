/** Failures on demand: keywords with which an audit of test mode fails, so that a client can try out each failure. */
import { isLive } from '../test-mode.ts';
import { type Audit, type FailureCode, failureCodes } from './audit.ts';

/** What the keyword begins with; the code follows. */
const begin = 'fail:';

/** The keyword for a code: `fail:page_unreachable`. */
export function failingKeyword(code: FailureCode): string {
  return `${begin}${code}`;
}

/** The failure that the audit's keyword demands, in small letters or capitals; live audits are never told to fail. */
export function demandedFailure({
  account_id,
  keyword,
}: Pick<Audit, 'account_id' | 'keyword'>): FailureCode | undefined {
  if (isLive(account_id)) return undefined;
  const asked = keyword.toLowerCase();
  return failureCodes.find((code) => asked === failingKeyword(code));
}
