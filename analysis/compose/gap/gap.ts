/** Writes the report's `page` and `gap`: everything about the user's page beside its market. */
import type { Artifacts, GateArtifacts } from '../../checks/artifacts.ts';
import { readingGates } from '../../checks/gates/gates.ts';
import { judgePage } from '../../checks/judge.ts';
import { gapTextsOf } from '../../checks/texts/languages.ts';
import { practices } from '../../evidence/practices.ts';
import type { ReadSource } from '../../gather/read-source.ts';
import { aiCitations } from '../../measure/ai-citations.ts';
import type { AnalyzedPage } from '../../measure/analyzed-page.ts';
import type { AskedKeyword } from '../../measure/direct-answer.ts';
import { unknownValues } from '../../measure/gap/component-values.ts';
import { componentWeights } from '../../measure/gap/component-weights.ts';
import { priceFinder } from '../../measure/gap/gives-price.ts';
import { keywordPresenceAmong } from '../../measure/gap/keyword-presence.ts';
import { scorePage } from '../../measure/gap/scores.ts';
import { trustOf } from '../../measure/gap/trust.ts';
import { keepOwnPassages, type Market } from '../../measure/market.ts';
import { passagesOf } from '../../measure/passages.ts';
import type { FetchedPage, SerpSnapshot } from '../../ports.ts';
import type { GapReport, MarketSerp } from '../../report/report.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { contradictsLanguage } from '../../text/language.ts';
import {
  composeAnswerability,
  composePassagesToImprove,
  composeTopicCoverage,
  composeTopicExamples,
  measureAnswerability,
  measureTopicCoverage,
} from './coverage.ts';
import { composeFindings } from './findings.ts';
import { composeGates } from './gates.ts';
import { composeHeld, nothingCompared } from './held.ts';
import { figuresOf, marketValues, usableResults } from './market-figures.ts';
import { composeNotRecommended } from './not-recommended.ts';
import { ownFigures, ownValues } from './own-figures.ts';
import { composePage } from './page.ts';
import { quotedPassages } from './quoted-passages.ts';
import { subjectOf } from './subject.ts';
import { composeTrust } from './trust.ts';
import { composeVerdict, isOffTopic } from './verdict.ts';

export interface GapFacts {
  /** The user's page as a source of the audit, and as it was fetched. */
  source: ReadSource;
  fetched: FetchedPage;
  snapshot: SerpSnapshot;
  keyword: { normalized: string; asked: AskedKeyword; words: ReadonlyMap<string, string> };
  /** Stems of the keyword. */
  query: readonly string[];
  analyzer: Analyzer;
}

/** Engines fetch most pages again within weeks; sooner, a change has not been seen. */
const retestAfterDays = 28;

/** `page` and `gap` of the page that `facts` bring, whose market `market` was measured and `report` written of. */
export async function composeGap(
  facts: GapFacts,
  page: AnalyzedPage,
  market: Market,
  report: MarketSerp,
): Promise<Pick<GapReport, 'page' | 'gap'>> {
  const { source, fetched, snapshot, keyword, query, analyzer } = facts;
  const { access } = source;
  if (access === undefined) throw new TypeError('a page that was read has its access assessed');
  const texts = gapTextsOf(analyzer.language);

  const declared = page.document.facts.declaredLanguage?.value;
  const judged: GateArtifacts = {
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
  const gates = composeGates(judged, source.id, texts.messages);
  const isBlocked = gates.some(({ status }) => status === 'fail');
  // What could not be read is not held against the market: nobody knows what it says.
  const isCompared = !gates.some(({ id, status }) => status === 'fail' && readingGates.has(id));

  const cut = { page, cut: passagesOf(page) };
  const own = cut.cut.passages;
  const compared = { own, market: market.cuts.flatMap((each) => each.cut.passages) };
  const coverage = isCompared ? measureTopicCoverage(report, compared, query, analyzer) : [];
  const topic_coverage = composeTopicCoverage(report, coverage);
  const answers = isCompared ? measureAnswerability(report, compared, query, analyzer) : [];
  const question_answerability = composeAnswerability(report, answers);
  const held = composeHeld(facts, cut, market, report);
  const { term_gaps, entity_gaps, claim_gaps, originality } = isCompared ? held : nothingCompared;
  const cited = new Set([
    ...topic_coverage.flatMap(({ page_passages }) => page_passages),
    ...question_answerability.flatMap(({ passage_id }) => passage_id ?? []),
    ...originality.unique_claims.map(({ passage_id }) => passage_id),
    ...keepOwnPassages(own, query).map(({ id }) => id),
  ]);

  const ai = aiCitations([source.url, fetched.requested_url, fetched.final_url], snapshot.answers);
  const composed = await composePage({
    page,
    fetched,
    access,
    language: source.language ?? null,
    passages: own.filter(({ id }) => cited.has(id)),
    terms: held.terms,
    entities: held.entities,
    claims: held.claims,
    // Nobody looks: it has no effect, and a request for it would be one for nothing.
    llms_txt: { present: null },
    in_serp: { rank: source.result?.rank_group ?? null },
    in_answers: inAnswers(ai, report),
  });

  const usable = usableResults(report);
  const presence = keywordPresenceAmong(compared.market, query, analyzer);
  const presenceBySource = new Map([...market.pages, page].map((each) => [each.source_id, presence(each)]));
  const trust = composeTrust(trustOf(page), source.id);
  const givesPrice = priceFinder(analyzer.language, snapshot.request.country);
  const figures = {
    own: ownFigures(facts, cut, market.terms, givesPrice),
    market: usable.map((result) => figuresOf(result, market, givesPrice, snapshot.collected_at)),
  };
  const titleStems = stemsIn(analyzer, `${composed.identity.title ?? ''} ${composed.identity.h1 ?? ''}`);
  const textStems = new Set(page.blocks.flatMap(({ words }) => words.map(({ stem }) => stem)));
  const artifacts: Artifacts = {
    ...judged,
    keyword: {
      text: keyword.normalized,
      stems: query,
      words: keyword.words,
      inTitle: query.filter((stem) => titleStems.has(stem)),
      inText: query.filter((stem) => textStems.has(stem)),
    },
    intent: report.intent,
    page: composed,
    figures,
    time_sensitive: report.freshness.keyword_time_sensitive,
    topics: report.topics,
    questions: report.questions,
    terms: report.terms,
    claims: report.claims,
    topic_coverage,
    topic_examples: composeTopicExamples(report, coverage, analyzer),
    question_answerability,
    term_gaps,
    entity_gaps,
    claim_gaps,
    trust,
    originality,
    passages: quotedPassages(report.passages, composed.passages, source.id, page.domain, market.pages),
  };

  const presenceOf = (id: string) => presenceBySource.get(id) ?? null;
  const statuses = {
    topics: new Map(topic_coverage.map(({ topic_id }, index) => [topic_id, coverage[index]?.statuses ?? new Map()])),
    questions: new Map(
      question_answerability.map(({ question_id }, index) => [question_id, answers[index]?.statuses ?? new Map()]),
    ),
  };
  const values = figures.market.map((each) => marketValues(each, report, statuses, presenceOf(each.source_id)));
  const scored = scorePage(isCompared ? ownValues(artifacts, presenceOf(source.id)) : unknownValues, values);
  const offTopic = isCompared && isOffTopic(subjectOf(cut, market, held.uses, query));
  const { outcomes, found } = judgePage(artifacts, { isCompared, isOffTopic: offTopic });
  const findings = composeFindings(gates, found, texts.messages, texts.writer);
  const overall = isBlocked ? null : scored.overall;
  return {
    page: composed,
    gap: {
      verdict: composeVerdict({ overall, isBlocked, offTopic }, findings),
      gates: gates.map(({ place: _, ...gate }) => gate),
      scores: {
        overall,
        components: scored.components.map((component) => ({ ...component, ev: [source.id] })),
        weights_rationale: [
          ...new Set(
            Object.values(componentWeights).flatMap((row) => row.practices.flatMap((id) => practices[id].evidence)),
          ),
        ],
      },
      citation_likelihood: null,
      position: {
        organic_rank: source.result?.rank_group ?? null,
        cited_by: ai?.cited_by ?? [],
        nearest_competitor: nearestAhead(
          isCompared ? presenceOf(source.id) : null,
          usable.map(({ source_id }) => ({ source_id, score: presenceOf(source_id) ?? 0 })),
          findings,
        ),
      },
      topic_coverage,
      question_answerability,
      term_gaps,
      entity_gaps,
      claim_gaps,
      passages_to_improve: composePassagesToImprove(question_answerability, report, own),
      originality,
      trust,
      findings,
      not_recommended: composeNotRecommended(
        {
          page: composed,
          document: page.document,
          keyword: artifacts.keyword,
          terms: isCompared ? report.terms : [],
          term_gaps,
          words_p90: report.content_profile.words.all?.p90 ?? null,
        },
        texts.messages,
      ),
      checks: outcomes.map(({ id, outcome, reason }) => ({
        rule_id: id,
        outcome,
        ...(reason === undefined ? {} : { reason }),
      })),
      next_measurement: {
        retest_after_days: retestAfterDays,
        compare_fields: [
          '/gap/gates',
          '/gap/scores/overall',
          '/gap/topic_coverage',
          '/gap/question_answerability',
          '/gap/position',
        ],
        note: texts.messages.nextMeasurement,
      },
    },
  };
}

function stemsIn(analyzer: Analyzer, text: string): ReadonlySet<string> {
  return new Set(analyzer.analyze(text).map(({ stem }) => stem));
}

/** What each captured answer makes of the page. */
function inAnswers(ai: ReturnType<typeof aiCitations>, report: MarketSerp): GapReport['page']['in_answers'] {
  const captured = report.answer_engines.filter(({ state }) => state === 'captured');
  return captured.map(({ engine, citations }) => {
    const position = ai?.citation_positions.find((each) => each.engine === engine)?.position;
    const share = citations.find((citation) => citation.position === position)?.pawc_share ?? null;
    return {
      engine,
      cited: position !== undefined,
      ...(position === undefined ? {} : { position }),
      ...(share === null ? {} : { pawc_share: share }),
    };
  });
}

const mostReasons = 3;

/** The page that is ahead by the least, and what this page lacks beside the market. */
function nearestAhead(
  own: number | null,
  others: readonly { source_id: string; score: number }[],
  findings: GapReport['gap']['findings'],
): GapReport['gap']['position']['nearest_competitor'] {
  if (own === null) return null;
  const ahead = others.filter(({ score }) => score > own).sort((a, b) => a.score - b.score);
  const [nearest] = ahead;
  if (nearest === undefined) return null;
  const why = findings.filter(({ expected }) => expected.basis === 'market').slice(0, mostReasons);
  return { source_id: nearest.source_id, why_ahead: why.map(({ id }) => id) };
}
