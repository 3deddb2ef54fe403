/** The sections of a report in their order, and their titles in the report's language. */
import type { WritingPack } from '../../../analysis/languages/writing-pack.ts';
import type { SectionGroup } from './parts/section-nav.tsx';
import type { Report } from './shape.ts';
import { labels, shownLanguage } from './words.ts';

const titles = {
  overview: ({ views }) => views.overview,
  summary: ({ headings }) => headings.summary,
  intent: ({ views }) => views.intent,
  results: ({ headings }) => headings.results,
  features: ({ headings }) => headings.features,
  answers: ({ headings }) => headings.answers,
  citations: ({ headings }) => headings.citations,
  questions: ({ headings }) => headings.questions,
  topics: ({ headings }) => headings.topics,
  terms: ({ headings }) => headings.terms,
  claims: ({ headings }) => headings.claims,
  entities: ({ headings }) => headings.entities,
  options: ({ headings }) => headings.options,
  profile: ({ headings }) => headings.profile,
  freshness: ({ headings }) => headings.freshness,
  access: ({ headings }) => headings.access,
  difficulty: ({ headings }) => headings.difficulty,
  opportunities: ({ headings }) => headings.opportunities,
  brief: ({ headings }) => headings.brief,
  verdict: ({ views }) => views.verdict,
  quality: ({ headings }) => headings.quality,
  gates: ({ gap }) => gap.gates,
  scores: ({ gap }) => gap.scores,
  findings: ({ headings }) => headings.findings,
  'question-coverage': ({ views }) => views.questionCoverage,
  'topic-coverage': ({ views }) => views.topicCoverage,
  'answer-openings': ({ headings }) => headings.openings,
  passages: ({ views }) => views.passages,
  'term-gaps': ({ headings }) => headings.termGaps,
  'fact-gaps': ({ views }) => views.factGaps,
  originality: ({ views }) => views.originality,
  trust: ({ views }) => views.trust,
  'your-page': ({ headings }) => headings.page,
  'not-recommended': ({ headings }) => headings.notRecommended,
  next: ({ views }) => views.next,
  'how-made': ({ views }) => views.howMade,
} satisfies Record<string, (labels: WritingPack['labels']) => string>;

type SectionId = keyof typeof titles;

/** What a section is called. */
export function titleOf(id: SectionId): string {
  return titles[id](labels());
}

/**
 * What is read together, in the order of the written report: what to do, what to cover, who is named, what was
 * measured.
 */
const order = [
  ['overview', 'findings', 'brief'],
  ['question-coverage', 'questions', 'topic-coverage', 'topics', 'opportunities'],
  ['fact-gaps', 'claims', 'entities', 'options'],
  ['answer-openings', 'answers', 'citations'],
  ['summary', 'intent', 'features', 'results', 'difficulty'],
  ['verdict', 'scores', 'gates', 'your-page', 'passages', 'originality', 'trust', 'not-recommended'],
  ['profile', 'freshness', 'access'],
  ['term-gaps', 'terms'],
  ['quality', 'next', 'how-made'],
] as const satisfies readonly (readonly SectionId[])[];

/** Sections about the user's page: a market report has none. */
const ofPage = [
  'findings',
  'question-coverage',
  'topic-coverage',
  'answer-openings',
  'verdict',
  'scores',
  'gates',
  'passages',
  'term-gaps',
  'fact-gaps',
  'originality',
  'trust',
  'your-page',
  'not-recommended',
  'next',
] as const satisfies readonly SectionId[];

/** Sections that the frame of a report has itself. */
type OfFrame = 'overview' | 'how-made';
export type GapSectionId = (typeof ofPage)[number];
export type MarketSectionId = Exclude<SectionId, GapSectionId | OfFrame>;

/** Whether the section is about the user's page. */
export function isOfPage(id: SectionId): id is GapSectionId {
  return ofPage.some((own) => own === id);
}

/** Whether a section of the market has something to show. Reports of older schemas lack some lists. */
const hasContent: Partial<Record<SectionId, (market: Partial<Report['market_serp']>) => boolean>> = {
  brief: ({ brief }) => brief !== null,
  questions: ({ questions = [] }) => questions.length > 0,
  topics: ({ topics = [] }) => topics.length > 0,
  opportunities: ({ opportunities = [] }) => opportunities.length > 0,
  claims: ({ claims = [] }) => claims.length > 0,
  entities: ({ entities = [] }) => entities.length > 0,
  options: ({ options = [] }) => options.length > 0,
  answers: ({ answer_engines = [] }) => answer_engines.length > 0,
  citations: ({ citation_landscape }) => (citation_landscape ?? null) !== null,
  features: ({ features = [] }) => features.some(({ state }) => state !== 'unsupported'),
  terms: ({ terms = [] }) => terms.length > 0,
};

/** The ids of the sections that a report of this type may have, in groups. */
function possibleIds(report: Report): SectionId[][] {
  const gap = 'gap' in report ? report.gap : undefined;
  const has = (id: SectionId): boolean => {
    // Reports of schema 0.1.0 have no overview.
    if (id === 'overview') return (report as Partial<Report>).overview !== undefined;
    // Without captured answers there is nothing to put beside the page.
    if (id === 'answer-openings') return gap?.answer_openings !== undefined;
    return gap !== undefined || !isOfPage(id);
  };
  return order.map((ids) => ids.filter(has));
}

function isEmpty(id: SectionId, { market_serp }: Report): boolean {
  return hasContent[id]?.(market_serp) === false;
}

/** The ids of the sections that this report has, in groups. */
function idsOf(report: Report): SectionId[][] {
  return possibleIds(report)
    .map((ids) => ids.filter((id) => !isEmpty(id, report)))
    .filter((ids) => ids.length > 0);
}

/** One line that names the sections without content; null if each has some. */
export function notMeasured(report: Report): string | null {
  const names = possibleIds(report)
    .flat()
    .filter((id) => isEmpty(id, report))
    .map(titleOf);
  if (names.length === 0) return null;
  return labels().notMeasured(new Intl.ListFormat(shownLanguage(), { type: 'conjunction' }).format(names));
}

/** The sections of this report in their order, in groups of what is read together. */
export function sectionsOf(report: Report): SectionGroup[] {
  return idsOf(report).map((ids) => ids.map((id) => ({ id, title: titleOf(id) })));
}

/** The sections between the overview and how the report was made. */
export function sectionsBelow(report: Report): (GapSectionId | MarketSectionId)[] {
  return idsOf(report)
    .flat()
    .filter((id) => id !== 'overview' && id !== 'how-made');
}

/** What is read at once; the rest is one line each until it is opened. */
const firstRead: Readonly<Record<'market' | 'gap', readonly SectionId[]>> = {
  market: ['overview', 'brief', 'questions', 'topics'],
  gap: ['overview', 'findings', 'question-coverage', 'topic-coverage', 'verdict'],
};

/** The sections that are open when the report is opened. */
export function openAtFirst(report: Report): readonly SectionId[] {
  return firstRead['gap' in report ? 'gap' : 'market'];
}
