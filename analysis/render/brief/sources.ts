/** Assigns questions and facts to the sections of a brief, with their sources. */
import { briefRule } from '../../market/brief/rule.ts';
import type { RenderedReport } from '../rendered-report.ts';

const { maxEvidence } = briefRule.values;

type Market = RenderedReport['market_serp'];
type Claim = Market['claims'][number];
type Question = Market['questions'][number];

export interface BriefSources {
  questionsOf(topicId: string): Question[];
  /** Facts in the topic's passages or in answers to its questions; each fact belongs to one topic. */
  claimsOf(topicId: string): Claim[];
  /** Questions and facts in no section of the outline, in the report's order. */
  otherQuestions: Question[];
  otherClaims: Claim[];
  /** The source of a passage. */
  sourceOf(passageId: string): string;
  /** Links to the first sources, without duplicates, labelled with their site. */
  links(sourceIds: readonly string[]): { text: string; url: string }[];
}

/** Collects what the brief of `report` refers to. */
export function briefSources({ market_serp: market, metadata }: RenderedReport): BriefSources {
  const outline = market.brief?.outline ?? [];
  const topics = new Map(market.topics.map((topic) => [topic.id, topic]));
  const questions = new Map(market.questions.map((question) => [question.id, question]));
  const sources = new Map(market.passages.map(({ id, source_id }) => [id, source_id]));
  const pages = new Map(metadata.sources.map((source) => [source.id, source]));

  const usedQuestions = new Set(market.brief?.answer_first ? [market.brief.answer_first.question_id] : []);
  const questionsBy = new Map<string, Question[]>();
  const claimsBy = new Map<string, Claim[]>();
  // A sentence with two figures is two claims, but one fact to a writer.
  const stated = new Set<string>();
  const notYet = ({ statement }: Claim) => !stated.has(statement) && stated.add(statement);
  for (const { topic_id, questions: ids } of outline) {
    const own = ids.flatMap((id) => questions.get(id) ?? []);
    for (const { id } of own) usedQuestions.add(id);
    questionsBy.set(topic_id, own);
    const passages = new Set([
      ...(topics.get(topic_id)?.passages ?? []),
      ...own.flatMap(({ answered_by }) => answered_by.map(({ passage_id }) => passage_id)),
    ]);
    const isOwn = ({ support }: Claim) => support.some((passage) => passages.has(passage));
    claimsBy.set(
      topic_id,
      market.claims.filter((claim) => isOwn(claim) && notYet(claim)),
    );
  }
  const otherClaims = market.claims.filter(notYet);
  return {
    questionsOf: (topicId) => questionsBy.get(topicId) ?? [],
    claimsOf: (topicId) => claimsBy.get(topicId) ?? [],
    otherQuestions: market.questions.filter(({ id }) => !usedQuestions.has(id)),
    otherClaims,
    sourceOf: (passageId) => sources.get(passageId) ?? '',
    links: (ids) =>
      [...new Set(ids)]
        .flatMap((id) => pages.get(id) ?? [])
        .slice(0, maxEvidence)
        .map(({ domain, url }) => ({ text: domain, url })),
  };
}
