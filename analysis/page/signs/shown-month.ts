/** Finds a month with its year that a page shows by itself, as pages do that are dated to the month. */
import { monthOf } from '../../extract/dates/months.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { signsRule } from './rule.ts';

const { maxDateBlocks, maxDateWords } = signsRule.values;

const year = /^\D?((?:19|20)\d{2})(?!\d)/u;
const eastAsian = /(?:19|20)\d{2} ?[年년] ?\d{1,2} ?[月월]/u;

/** Returns the first short text among the first or last blocks that has a month before its year; null without one. */
export function shownMonth({ blocks }: Pick<AnalyzedPage, 'blocks'>, language: string): string | null {
  const ends =
    blocks.length <= 2 * maxDateBlocks ? blocks : [...blocks.slice(0, maxDateBlocks), ...blocks.slice(-maxDateBlocks)];
  const dated = ends.find(({ block, words }) => {
    if (block.kind === 'heading' || words.length > maxDateWords) return false;
    const tokens = block.text
      .split(/[\s,.()/·|–—-]+/u)
      .filter((token) => token !== '' && !/^(?:de|del|di)$/iu.test(token));
    return (
      eastAsian.test(block.text) ||
      tokens.some((token, at) => monthOf(token, language) !== undefined && year.test(tokens[at + 1] ?? ''))
    );
  });
  return dated?.block.text ?? null;
}
