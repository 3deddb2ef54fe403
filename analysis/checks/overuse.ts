/** Which terms of the market a page repeats so often that it reads as stuffing. */
import type { Artifacts } from './artifacts.ts';

/** Once or twice in a short page is no stuffing, however dense. */
const fewestUses = 6;

/**
 * Of the market's third quartile. More than all of six to ten pages is what one honest page in ten is; a page that means
 * to repeat has several times what is usual. Bound ours.
 */
const timesUsual = 2;

/** A term with its row in the page's gaps. */
export interface Overuse {
  term: Artifacts['terms'][number];
  gap: Artifacts['term_gaps'][number];
  /** Uses per 1,000 words: of the page, and the market's third quartile. */
  own: number;
  p75: number;
}

/** The overused terms, in the order of the market's. */
export function overusedTerms({ terms, term_gaps }: Pick<Artifacts, 'terms' | 'term_gaps'>): Overuse[] {
  return term_gaps.flatMap((gap) => {
    const term = terms.find(({ id }) => id === gap.term_id);
    const own = gap.per_1000;
    const p75 = term?.per_1000?.p75;
    if (term === undefined || gap.status !== 'over' || own === null || p75 === undefined) return [];
    return gap.page_count < fewestUses || own < timesUsual * p75 ? [] : [{ term, gap, own, p75 }];
  });
}
