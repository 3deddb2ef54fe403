/** Check: a number has a digit too many or too few, or a date falls on another day of the week. */
import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';
import { brokenAmounts } from './amounts.ts';
import type { BrokenFigure } from './figures.ts';
import { brokenDates } from './weekdays.ts';

export const figuresBrokenRule = defineRule({
  id: 'figures_broken',
  version: 1,
  name: 'A number with a digit too many or too few, or a date on another day of the week',
  constants: {
    maxAmounts: { value: 3, unit: 'numbers', reason: 'A page that writes more of them writes decimals with a comma.' },
    maxNamed: { value: 3, unit: 'places', reason: 'enough to show that the whole text wants reading' },
    minDayLetters: { value: 3, unit: 'letters', reason: 'A day of the week is cut to three: "Mon".' },
    aroundChars: { value: 50, unit: 'characters', reason: 'enough of the sentence to find the place' },
    confidence: { value: 0.9, unit: 'probability', reason: 'a page may write numbers in its own way' },
  },
  knownLimits: ['Numbers are read in languages that part thousands by a comma. Dates need their year.'],
});

const { maxAmounts, maxNamed, minDayLetters, aroundChars, confidence } = figuresBrokenRule.values;

export interface FiguresParams {
  kind: BrokenFigure['kind'];
  /** The first ones, in page order. */
  figures: BrokenFigure[];
}

/** Text that others wrote, or that is no language. */
const notOwn: ReadonlySet<string> = new Set(['quote', 'post', 'code']);

export const figuresBroken = defineCheck({
  id: 'figures-broken',
  category: 'facts',
  appliesTo: anySubject(...texts, ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'medium', effort: 'S', metric: 'verifiable_facts', practice: null },
  needs: ['document', 'page', 'language'],
  run: ({ document: { blocks }, page, language: { wanted } }) => {
    if (page.extraction.page_kind === 'forum') return failWith<FiguresParams>([]);
    const own = blocks.filter(({ kind }) => !notOwn.has(kind)).map(({ text }) => text);
    const all = [
      brokenAmounts(own, wanted, { maxFound: maxAmounts, aroundChars }),
      brokenDates(own, wanted, { minLetters: minDayLetters, aroundChars }),
    ];
    return failWith(
      all.flatMap((figures) => {
        const [first] = figures;
        if (first === undefined) return [];
        return [
          {
            params: { kind: first.kind, figures: figures.slice(0, maxNamed) },
            observed: { value: first.written, ev: [page.source_id] },
            expected: { value: null, basis: 'standard' as const, ev: [] },
            confidence,
            affects: [],
            size: 1,
            reach: 1,
            json_pointer: '/page/passages',
          },
        ];
      }),
    );
  },
});
