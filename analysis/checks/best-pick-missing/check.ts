/** Check: a list of options names no best one. */

import { languagePack } from '../../languages/packs.ts';
import { isChosen } from '../../page/shortlist.ts';
import { defineRule } from '../../rules/rule.ts';
import { patternsOf } from '../../text/sign-patterns.ts';
import { says } from '../../text/title-signs.ts';
import { lowerCase } from '../../text/words.ts';
import { choices, readable } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { defineCheck, failWith, undecided } from '../check.ts';
import { teaches } from '../teaches.ts';

export const bestPickMissingRule = defineRule({
  id: 'best_pick_missing',
  version: 8,
  name: 'A list of options recommends none of them for anybody',
  constants: {
    minEntries: { value: 4, unit: 'names', reason: 'among two or three a reader chooses alone' },
    minRanks: { value: 3, unit: 'rows', reason: 'a column that counts 1, 2, 3 ranks what stands beside it' },
    maxNamed: { value: 3, unit: 'names', reason: 'enough to show which entries are meant' },
    confidence: { value: 0.7, unit: 'probability', reason: 'a list may recommend in words that are not known' },
  },
  knownLimits: ['Recommendations are known by words of English, French, German and Spanish.'],
});

const { minEntries, minRanks, maxNamed, confidence } = bestPickMissingRule.values;

export interface BestPickParams {
  keyword: string;
  /** The first entries. */
  entries: string[];
}

export const bestPickMissing = defineCheck({
  id: 'best-pick-missing',
  category: 'answers',
  appliesTo: readable(...choices),
  weight: { severity: 'medium', effort: 'S', metric: 'answer_placement', practice: null },
  needs: ['signs', 'entries', 'document', 'language', 'page', 'keyword', 'intent'],
  run: ({ signs: { own }, entries, document, language, page, keyword, intent }) => {
    // Of the drawbacks of a thing nobody picks the best.
    if (!isChosen(intent.primary)) return failWith<BestPickParams>([]);
    const titles = [page.identity.title, page.identity.h1];
    // Nor of novels and conferences.
    if (says(keyword.text, 'taste', language.wanted)) return failWith<BestPickParams>([]);
    // Nor of trends and tips.
    if (titles.some((each) => teaches(each, language.wanted))) return failWith<BestPickParams>([]);
    if (!own.isRead) return undecided('too_few_pages');
    const isRecommending = own.pick !== null || own.first_pick !== null || own.suits !== null;
    if (
      entries.length < minEntries ||
      isRecommending ||
      document.blocks.some(isRanking) ||
      picksBeside(document.facts.visibleText, titles, language.wanted)
    )
      return failWith<BestPickParams>([]);
    return failWith([
      {
        params: { keyword: keyword.text, entries: entries.slice(0, maxNamed) },
        observed: { value: 0, unit: 'recommendations', ev: [page.source_id] },
        expected: { value: 1, basis: 'evidence' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});

/** Whether a table has a column of ranks. */
function isRanking({ table }: Pick<Artifacts['document']['blocks'][number], 'table'>): boolean {
  if (table === undefined) return false;
  const columns = [0, 1].map((at) => table.rows.map(({ cells }) => cells[at] ?? ''));
  return [table.rows.map(({ header }) => header), ...columns].some(
    (texts) =>
      texts.length >= minRanks && texts.slice(0, minRanks).every((text, at) => rankOf(text) === String(at + 1)),
  );
}

/** "1" of "1", "#1", "1." and "1st". */
function rankOf(text: string): string | null {
  return /^[#№]?\s?(\p{N})(?:[.)]|\p{L}{2})?$/u.exec(text.trim())?.[1] ?? null;
}

/** Whether anything that visitors see recommends one, or the titles say that the entries are in order. */
function picksBeside(visible: string, titles: readonly (string | undefined)[], language: string): boolean {
  const words = languagePack(language).pageSigns;
  if (words === null) return false;
  const { pick, ranked } = patternsOf(words);
  return (
    pick.test(lowerCase(visible, language)) || titles.some((title) => ranked.test(lowerCase(title ?? '', language)))
  );
}
