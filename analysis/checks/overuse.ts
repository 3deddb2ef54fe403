/** Which terms of the keyword a page repeats so often that it reads as stuffing. */
import type { Artifacts } from './artifacts.ts';

/** Once or twice in a short page is no stuffing, however dense. */
const fewestUses = 6;

/**
 * Of the market's third quartile. More than all of six to ten pages is what one honest page in ten is, in some word or
 * other; a page that means to repeat has several times what is usual. Bound ours.
 */
const timesUsual = 3;

/** Below one word in a hundred nobody reads a repetition. Bound ours. */
const leastPer1000 = 10;

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
      return gap.page_count < fewestUses || own < Math.max(leastPer1000, timesUsual * p75)
        ? []
        : [{ term, gap, own, p75 }];
    })
    .sort((a, b) => b.own / Math.max(0.1, b.p75) - a.own / Math.max(0.1, a.p75));
}
