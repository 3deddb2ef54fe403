/** Which terms of the keyword a page repeats so often that it reads as stuffing. */
import type { Artifacts } from '../artifacts.ts';
import { termOverusedRule } from './rule.ts';

const { minUses, minTimesUsual, minPer1000, minUsualPer1000 } = termOverusedRule.values;

/** A list names its goods, and a thread its subject, as often as there are rows. */
const lists: readonly string[] = ['collection', 'listing', 'forum'];

/** Whether a page is of a kind whose repetitions are no choice of words. */
export function isListOfGoods({ extraction }: Pick<Artifacts['page'], 'extraction'>): boolean {
  return lists.includes(extraction.page_kind ?? '');
}

/** A term with its row in the page's gaps. */
export interface Overuse {
  term: Artifacts['terms'][number];
  gap: Artifacts['term_gaps'][number];
  /** Uses per 1,000 words: of the page, and the market's third quartile. */
  own: number;
  p75: number;
}

/**
 * The overused terms, most out of line first. Of the keyword's words alone: the study that found the harm repeated the
 * words of the query (arXiv 2311.09735); of others nothing is known.
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
