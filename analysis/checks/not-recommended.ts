/** Writes the practices not recommended, which tests found useless or harmful. */

import type * as z from 'zod';
import { practices } from '../evidence/practices.ts';
import type { WritingPack } from '../languages/writing-pack.ts';
import type { AvoidedPractice, notRecommendedSchema } from '../report/gap/findings.ts';
import { refutedPractices } from '../report/vocabulary.ts';
import type { Artifacts } from './artifacts.ts';
import { isListOfGoods, overusedTerms } from './overuse/measure.ts';
import { findingsRule } from './rule.ts';

const { minTimesLonger } = findingsRule.values;

type Read = Pick<Artifacts, 'keyword' | 'page' | 'document' | 'terms' | 'term_gaps'> & { words_p90: number | null };

/** Whether each practice is detected on the page; null if it could not be checked. None affects a score. */
const detectors: Readonly<Record<AvoidedPractice, (read: Read) => boolean | null>> = {
  structured_data_for_citations: ({ page }) => page.schema.types.length > 0,
  llms_txt: ({ page }) => page.llms_txt.present,
  length_for_itself: ({ page, words_p90 }) =>
    words_p90 === null ? null : page.extraction.words > minTimesLonger * words_p90,
  faq_for_its_own_sake: ({ page }) => page.schema.types.includes('FAQPage'),
  keyword_stuffing: (read) =>
    read.terms.length === 0 || isListOfGoods(read.page) ? null : overusedTerms(read).length > 0,
  rewriting_whole_page: () => null,
  page_speed_beyond_reachability: () => null,
  hidden_text_for_models: ({ document }) => document.modelInstructions.some(({ hidden }) => hidden),
  self_ranking_list: () => null,
};

/** Composes one row for each practice. */
export function composeNotRecommended(
  read: Read,
  { advice }: Pick<WritingPack, 'advice'>,
): z.infer<typeof notRecommendedSchema>[] {
  const row = (practice: AvoidedPractice, evidence_ids: readonly string[], grade: 'X' | null) => ({
    practice,
    detected_on_page: detectors[practice](read),
    ev: [read.page.source_id],
    why: advice.practices[practice],
    evidence_ids: [...evidence_ids],
    grade,
  });
  return [
    ...refutedPractices.map((practice) => row(practice, practices[practice].evidence, 'X')),
    ...(['hidden_text_for_models', 'self_ranking_list'] as const).map((practice) =>
      row(practice, ['google-spam-policies'], null),
    ),
  ];
}
