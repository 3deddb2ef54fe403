/** Writes the report's `page` and `gap` sections from the results of the stages. */
import type { GateArtifacts } from '../checks/artifacts.ts';
import { composeFindings } from '../checks/findings.ts';
import { readingGates } from '../checks/gates/gates.ts';
import { composeGates } from '../checks/gates/section.ts';
import { judgePage } from '../checks/judge.ts';
import { composeNotRecommended } from '../checks/not-recommended.ts';
import { practices } from '../evidence/practices.ts';
import { writingPackOf } from '../languages/writing-packs.ts';
import { aiCitations } from '../market/citations/ai-citations.ts';
import type { Market } from '../market/market.ts';
import type { UserPage } from '../page/identity/user-page.ts';
import { pageInMarket } from '../page/page-in-market.ts';
import { composePosition } from '../page/position/section.ts';
import { gapRule } from '../page/rule.ts';
import { componentWeights } from '../page/scores/component-weights.ts';
import { composeVerdict } from '../page/verdict/section.ts';
import type { AnalyzedPage } from '../read/analyzed-page.ts';
import type { GapReport, MarketSerp } from '../report/report.ts';
import { contradictsLanguage } from '../text/language.ts';

const { retestAfterDays } = gapRule.values;

const compareFields = [
  '/gap/gates',
  '/gap/scores/overall',
  '/gap/topic_coverage',
  '/gap/question_answerability',
  '/gap/position',
];

/**
 * Composes `page` and `gap` for the user's page.
 * @param market the measured market
 * @param report the report section written from `market`
 */
export async function composeGap(
  user: UserPage,
  page: AnalyzedPage,
  market: Market,
  report: MarketSerp,
): Promise<Pick<GapReport, 'page' | 'gap'>> {
  const { source, fetched, snapshot, analyzer } = user;
  const pack = writingPackOf(analyzer.language);
  const served = gateArtifactsOf(user, page);
  const gates = composeGates(served, source.id, pack);
  const isBlocked = gates.some(({ status }) => status === 'fail');
  const isCompared = !gates.some(({ id, status }) => status === 'fail' && readingGates.has(id));
  const placed = await pageInMarket(user, page, market, report, { access: served.access, isCompared });
  const { outcomes, found } = judgePage(
    { ...served, ...placed },
    { isCompared: !isBlocked, isOffTopic: placed.isOffTopic },
  );
  const findings = composeFindings(gates, found, pack);
  const overall = isBlocked ? null : placed.scores.overall;
  const percentiles = placed.scores.components.flatMap(({ percentile }) => percentile ?? []);
  const ai = aiCitations([source.url, fetched.requested_url, fetched.final_url], snapshot.answers);
  return {
    page: placed.page,
    gap: {
      verdict: composeVerdict({ overall, percentiles, isBlocked, offTopic: placed.isOffTopic }, findings),
      gates: gates.map(({ place: _, ...gate }) => gate),
      scores: {
        overall,
        components: placed.scores.components.map((component) => ({ ...component, ev: [source.id] })),
        rivals: placed.scores.rivals.map((rival) => ({ ...rival, ev: [rival.source_id] })),
        weights_rationale: weightsRationale(),
      },
      citation_likelihood: null,
      position: composePosition(placed, ai, findings),
      topic_coverage: placed.topic_coverage,
      question_answerability: placed.question_answerability,
      term_gaps: placed.term_gaps,
      entity_gaps: placed.entity_gaps,
      claim_gaps: placed.claim_gaps,
      passages_to_improve: placed.passages_to_improve,
      ...(placed.page.in_answers.length === 0 ? {} : { answer_openings: placed.answer_openings }),
      originality: placed.originality,
      trust: placed.trust,
      findings,
      not_recommended: composeNotRecommended(
        {
          page: placed.page,
          document: page.document,
          keyword: placed.keyword,
          terms: isCompared ? report.terms : [],
          term_gaps: placed.term_gaps,
          words_p90: report.content_profile.words.all?.p90 ?? null,
        },
        pack,
      ),
      checks: outcomes.map(({ id, outcome, reason }) => ({
        rule_id: id,
        outcome,
        ...(reason === undefined ? {} : { reason }),
      })),
      next_measurement: {
        retest_after_days: retestAfterDays,
        compare_fields: compareFields,
        note: pack.advice.nextMeasurement,
      },
    },
  };
}

/** The artifacts that gates read. @throws TypeError if the page's access was not assessed */
function gateArtifactsOf({ source, fetched, analyzer }: UserPage, page: AnalyzedPage): GateArtifacts {
  const { access } = source;
  if (access === undefined) throw new TypeError('a page that was read has its access assessed');
  const declared = page.document.facts.declaredLanguage?.value;
  return {
    served: { status: fetched.status, words: page.words },
    access,
    document: page.document,
    language: {
      wanted: analyzer.language,
      detected: source.language ?? null,
      declared: declared ?? null,
      contradicts: contradictsLanguage(source.language ?? null, declared, analyzer.language),
    },
  };
}

/** The studies behind the weights of the score, without duplicates. */
function weightsRationale(): string[] {
  const rows = Object.values(componentWeights);
  return [...new Set(rows.flatMap((row) => row.practices.flatMap((id) => practices[id].evidence)))];
}
