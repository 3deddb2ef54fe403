/** Limits the bytes read of each page, so that all pages of an audit fit into its memory and time. */
import { gatherRule } from './rule.ts';
import type { PageAnswer } from './sources.ts';

const { maxBytesOfAudit } = gatherRule.values;

/** Most bytes to read of one page: small pages are read whole, large ones share the rest of the budget equally. */
export function bytesReadOfPage(answers: readonly PageAnswer[], budget = maxBytesOfAudit): number {
  const sizes = answers.map((answer) => (answer.outcome === 'fetched' ? answer.body.length : 0)).sort((a, b) => a - b);
  let left = budget;
  for (const [index, size] of sizes.entries()) {
    const share = Math.floor(left / (sizes.length - index));
    if (size > share) return share;
    left -= size;
  }
  return budget;
}
