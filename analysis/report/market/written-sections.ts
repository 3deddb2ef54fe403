/** The parts of the report's other sections that conclusions read. */

import type * as z from 'zod';
import type { MarketSerp } from '../report.ts';
import type { ContentType, PassageKind, SiteType, SubjectFit } from '../vocabulary.ts';
import type { claimSchema } from './claims.ts';
import type { topicSchema } from './topics.ts';

type Question = MarketSerp['questions'][number];

/** A result. Facts of its page are absent until they are measured, and null if they cannot be. */
export interface ReadResult {
  source_id: string;
  content_type?: ContentType | null;
  site_type?: SiteType | null;
  subject_fit?: SubjectFit | null;
  structure?: { tables: number } | null;
  comparison_blocks?: number | null;
  direct_answer?: { present: boolean; offset_ratio?: number | null } | null;
}

/**
 * A question; the most asked come first. Scores are comparable among questions, on the scale of whoever measured them.
 */
export type ReadQuestion = Pick<Question, 'id' | 'text' | 'frequency' | 'coverage'> & {
  origin: string;
  intent_facet?: string | undefined;
  answered_by: readonly { source_id: string; passage_id: string; score?: number | undefined }[];
  typical_words?: { p25: number; p75: number } | null | undefined;
};

export type ReadTopic = Pick<
  z.infer<typeof topicSchema>,
  | 'id'
  | 'label'
  | 'questions'
  | 'n'
  | 'df'
  | 'class'
  | 'mean_words'
  | 'passages'
  | 'in_ai_answer'
  | 'ev'
  | 'section_pages'
>;

/** Whether a result is about the keyword, as far as is known: one that was not read is taken to be. */
export function isOnSubject({ subject_fit: fit }: Pick<ReadResult, 'subject_fit'>): boolean {
  return (fit ?? 'on') === 'on';
}

export type ReadClaim = Pick<
  z.infer<typeof claimSchema>,
  | 'id'
  | 'subject'
  | 'of'
  | 'qualifier'
  | 'property'
  | 'value'
  | 'unit'
  | 'support'
  | 'contradict'
  | 'conflicts_with'
  | 'consensus'
  | 'newest_at'
>;

/** A passage included in the report. */
export interface ReadPassage {
  id: string;
  source_id: string;
  kind: PassageKind;
  start_ratio: number;
  words: number;
}

/** Whether the question comes from the results page or from a fan-out query of an answer engine. */
export function isAskedBySearch({ origin }: Pick<ReadQuestion, 'origin'>): boolean {
  return origin === 'paa' || origin === 'related' || origin === 'aio_fanout';
}
