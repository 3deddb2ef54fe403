/** Builds the sections of a report that conclusions are drawn from, for tests: what is not given says nothing. */
import type { ReadClaim, ReadPassage, ReadQuestion, ReadTopic } from '../../analysis/report/market/written-sections.ts';
import type { MarketClass } from '../../analysis/report/vocabulary.ts';
import { rateOf } from '../../analysis/statistics/wilson.ts';

/** Usable pages of the written market. */
export const pageCount = 10;
export const usable = Array.from({ length: pageCount }, (_, index) => `s${index + 1}`);

/** A question that `k` of ten pages answer, each in its first passage. */
export function question(id: string, text: string, k: number, changes: Partial<ReadQuestion> = {}): ReadQuestion {
  return {
    id,
    text,
    origin: 'heading',
    frequency: 2,
    coverage: rateOf(k, pageCount),
    answered_by: usable.slice(0, k).map((source_id) => ({ source_id, passage_id: `${source_id}.p1` })),
    ...changes,
  };
}

/** A topic that `df` of ten pages treat. */
export function topic(id: string, label: string, df: number, changes: Partial<ReadTopic> = {}): ReadTopic {
  const kind: MarketClass = df >= 6 ? 'core' : df >= 3 ? 'common' : 'differentiator';
  return {
    id,
    label,
    questions: [],
    n: pageCount,
    df,
    class: kind,
    mean_words: 100,
    passages: [],
    in_ai_answer: null,
    ev: usable.slice(0, df),
    section_pages: usable.slice(0, df),
    ...changes,
  };
}

/** A claim that `k` of `n` sites agree on. */
export function claim(id: string, subject: string, k: number, n: number, changes: Partial<ReadClaim> = {}): ReadClaim {
  const passages = usable.slice(0, n).map((source) => `${source}.p2`);
  return {
    id,
    subject,
    property: 'price',
    value: '499',
    unit: 'USD',
    support: passages.slice(0, k),
    contradict: passages.slice(k),
    consensus: rateOf(k, n),
    newest_at: '2026-10-01',
    ...changes,
  };
}

/** A passage of a page. */
export function passage(id: string, changes: Partial<ReadPassage> = {}): ReadPassage {
  return { id, source_id: id.split('.')[0] ?? '', kind: 'answer', start_ratio: 0.5, words: 60, ...changes };
}
