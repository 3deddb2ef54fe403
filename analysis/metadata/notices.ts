/** Composes `metadata.notices` and `metadata.evidence_base`: how to read the report, and what it is based on. */

import { type EvidenceId, evidenceFor } from '../evidence/evidence-base.ts';
import { writesIn, writingPackOf } from '../languages/writing-packs.ts';
import { type NoticeCode, noticeCodes } from '../report/metadata/notices.ts';
import type { GapReport, MarketSerp, Metadata } from '../report/report.ts';
import { minSample } from '../statistics/quantiles.ts';

/** Studies that a notice refers to. */
const noticeEvidence: Partial<Record<NoticeCode, readonly EvidenceId[]>> = {
  ai_answers_change_often: ['ahrefs-ai-overview-change'],
};

/** Studies behind a definition in the summary: what counts as the opening of a page. */
const openingEvidence: readonly EvidenceId[] = ['indig-attention'];

/** Studies whose formula is used: the share of an answer's words. */
const shareEvidence: readonly EvidenceId[] = ['geo'];

/** Returns the codes that apply to `market`, in the order of `noticeCodes`. */
export function composeNotices(market: MarketSerp, pagesUsable: number, language: string): NoticeCode[] {
  const { answer_engines: answers, citation_landscape: landscape, difficulty } = market;
  const holds: Record<NoticeCode, boolean> = {
    single_observation: true,
    ai_answers_change_often: answers.some(({ samples }) => samples > 0),
    ai_answers_not_observed: answers.every(({ samples }) => samples === 0),
    citation_ranks_limited: answers.some(({ citations }) => citations.some((one) => one.serp_overlap === null)),
    small_sample: pagesUsable >= minSample || (landscape?.n ?? 0) > 0,
    no_market_statistics: pagesUsable < minSample,
    difficulty_is_a_description: difficulty.score !== null,
    no_calibrated_probability: true,
    sentences_in_english: !writesIn(language),
  };
  return noticeCodes.filter((code) => holds[code]);
}

/** Returns only the studies that `market`, `notices` and `gap` refer to, described in `language` (ISO 639-1). */
export function composeEvidenceBase(
  market: MarketSerp,
  notices: readonly NoticeCode[],
  gap: GapReport['gap'] | undefined,
  language: string,
): Metadata['evidence_base'] {
  const { brief, summary, answer_engines: answers } = market;
  const isShared = answers.some(({ citations }) => citations.some(({ pawc_share: share }) => share !== null));
  const ids = [
    ...(brief?.do_not.flatMap(({ evidence_ids: ids }) => ids) ?? []),
    ...(gap?.findings.flatMap(({ expected_effect }) => expected_effect.evidence_ids) ?? []),
    ...(gap?.not_recommended.flatMap(({ evidence_ids: ids }) => ids) ?? []),
    ...(gap?.scores.weights_rationale ?? []),
    ...notices.flatMap((code) => noticeEvidence[code] ?? []),
    ...(summary.answer_first === null ? [] : openingEvidence),
    ...(isShared ? shareEvidence : []),
  ];
  return evidenceFor(ids, writingPackOf(language).studies);
}
