/** Check: a text does not name people and events that other pages name. */

import { defineRule } from '../../rules/rule.ts';
import { readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const namesLeftOutRule = defineRule({
  id: 'names_left_out',
  version: 1,
  name: 'The page names no person or event of several that other pages name',
  constants: {
    types: { value: ['person', 'event'], unit: 'types of names', reason: 'places and products depend on the writer' },
    minSites: { value: 2, unit: 'sites', reason: 'whom one site names is its choice' },
    minShare: { value: 0.4, unit: 'share of pages', reason: 'what fewer name is a detail' },
    minNames: { value: 2, unit: 'names', reason: 'one name alone may not belong to what this page tells' },
    maxNamed: { value: 5, unit: 'names', reason: 'enough to look up' },
    minWordLetters: { value: 4, unit: 'letters', reason: 'a shorter word of a name is common' },
    confidence: { value: 0.7, unit: 'probability', reason: 'the page may speak of them without the name' },
  },
  knownLimits: [],
});

const { types, minSites, minShare, minNames, maxNamed, minWordLetters, confidence } = namesLeftOutRule.values;

export interface NamesParams {
  n: number;
  /** Names, each with the number of pages that name it. */
  names: { name: string; k: number }[];
}

export const namesLeftOut = defineCheck({
  id: 'names-left-out',
  category: 'coverage',
  appliesTo: readable(...texts),
  weight: { severity: 'medium', effort: 'S', metric: 'verifiable_facts', practice: null },
  needs: ['entities', 'entity_gaps', 'document', 'page'],
  run: ({ entities, entity_gaps, document, page }) => {
    const told = entities.filter(
      ({ type, df, df_rate }) =>
        type !== null && types.some((wanted) => wanted === type) && df >= minSites && (df_rate ?? 0) >= minShare,
    );
    if (told.length === 0) return notApplicable('no_common_topic');
    const missing = new Set(entity_gaps.map(({ entity_id }) => entity_id));
    const text = document.blocks.map((block) => block.text).join('\n');
    const open = told
      .filter(({ id, name }) => missing.has(id) && wordsOf(name).every((word) => !text.includes(word)))
      .slice(0, maxNamed);
    if (open.length < minNames) return failWith<NamesParams>([]);
    const n = Math.max(1, ...open.map((entity) => entity.n ?? 0));
    return failWith([
      {
        params: { n, names: open.map(({ name, df }) => ({ name, k: df })) },
        observed: { value: 0, unit: 'names', ev: [page.source_id] },
        expected: { value: open.length, basis: 'market' as const, ev: open.map(({ id }) => id) },
        confidence,
        affects: open.map(({ id }) => id),
        size: 1,
        reach: open.reduce((sum, { df }) => sum + df / n, 0) / open.length,
        json_pointer: '/gap/entity_gaps',
      },
    ]);
  },
});

/** The words of a name that tell it apart. */
function wordsOf(name: string): string[] {
  return name.split(/[\s–—-]+/u).filter((word) => word.length >= minWordLetters && /^\p{Lu}/u.test(word));
}
