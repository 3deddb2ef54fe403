/** When a page withholds so much of its text from quotation that almost nothing is left. */
import { gatesRule } from './rule.ts';

const { minWithheldShare } = gatesRule.values;

/** Whether almost the whole text is withheld; `share` is the share of it that is marked `data-nosnippet`. */
export function isTextWithheld(share: number): boolean {
  return share >= minWithheldShare;
}
