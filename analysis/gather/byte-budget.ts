/** How many bytes of each page are read, so that the pages of one audit together stay within its memory and time. */
import { gatherRule } from './rule.ts';
import type { PageAnswer } from './sources.ts';

const { maxBytesOfAudit } = gatherRule.values;

/** The most that is read of any one page: small pages are read whole, and large ones share what those leave. */
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
