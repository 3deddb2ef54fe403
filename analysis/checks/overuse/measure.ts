/** Finds terms of the keyword that a page repeats so often that it reads as keyword stuffing. */
import type { Artifacts } from '../artifacts.ts';
import { termOverusedRule } from './rule.ts';

const { minUses, minTimesUsual, minPer1000, minUsualPer1000 } = termOverusedRule.values;

/** Page kinds that repeat a name in every row or post. */
const lists: readonly string[] = ['collection', 'listing', 'forum'];

/** Whether repetitions on a page come from its kind rather than from its wording. */
export function isListOfGoods({ extraction }: Pick<Artifacts['page'], 'extraction'>): boolean {
  return lists.includes(extraction.page_kind ?? '');
}

/** An overused term with its row in `term_gaps`. */
export interface Overuse {
  term: Artifacts['terms'][number];
  gap: Artifacts['term_gaps'][number];
  /** Uses per 1,000 words: on the page, and the market's third quartile. */
  own: number;
  p75: number;
}

/**
 * The overused terms, most overused first. Only the keyword's words count: the study that found the harm repeated the
 * words of the query (arXiv 2311.09735), and nothing is known about other words.
 */
export function overusedTerms({
  keyword,
  terms,
  term_gaps,
}: Pick<Artifacts, 'terms' | 'term_gaps'> & { keyword: Pick<Artifacts['keyword'], 'stems'> }): Overuse[] {
  const asked = new Set(keyword.stems);
  return term_gaps
    .flatMap((gap) => {
      const term = terms.find(({ id }) => id === gap.term_id);
      const own = gap.per_1000;
      const p75 = term?.per_1000?.p75;
      if (term === undefined || gap.status !== 'over' || own === null || p75 === undefined) return [];
      if (!term.stem.split(' ').every((stem) => asked.has(stem))) return [];
      return gap.page_count < minUses || own < Math.max(minPer1000, minTimesUsual * p75)
        ? []
        : [{ term, gap, own, p75 }];
    })
    .sort((a, b) => b.own / Math.max(minUsualPer1000, b.p75) - a.own / Math.max(minUsualPer1000, a.p75));
}
