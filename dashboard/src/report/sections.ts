/** The sections of a report in their order, and their titles in the report's language. */
import type { WritingPack } from '../../../analysis/languages/writing-pack.ts';
import type { SectionGroup } from './parts/section-nav.tsx';
import type { Report } from './shape.ts';
import { labels } from './words.ts';

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

const market: readonly SectionId[] = [
  'summary',
  'intent',
  'results',
  'features',
  'answers',
  'citations',
  'questions',
  'topics',
  'terms',
  'claims',
  'entities',
  'profile',
  'freshness',
  'access',
  'difficulty',
  'opportunities',
  'brief',
];

const gap: readonly SectionId[] = [
  'findings',
  'question-coverage',
  'topic-coverage',
  'answer-openings',
  'verdict',
  'scores',
  'gates',
  'quality',
  'passages',
  'term-gaps',
  'fact-gaps',
  'originality',
  'trust',
  'your-page',
  'not-recommended',
  'next',
];

/** The groups of sections that a report of this kind has. */
export function sectionsOf(report: Report): SectionGroup[] {
  const { headings, views } = labels();
  const group = (title: string, sections: readonly SectionId[]): SectionGroup => ({
    title,
    sections: sections.map((id) => ({ id, title: titleOf(id) })),
  });
  const about = group(views.about, ['how-made']);
  // Reports of schema 0.1.0 have no overview.
  const first: readonly SectionId[] = (report as Partial<Report>).overview === undefined ? [] : ['overview'];
  const own = 'gap' in report && report.gap.answer_openings === undefined ? gap.filter(isAlwaysThere) : gap;
  if ('gap' in report) return [group(headings.page, [...first, ...own]), group(views.market, market), about];
  const [summary = 'summary', ...others] = market;
  return [group(views.market, [...first, summary, 'quality', ...others]), about];
}

/** What is read at once; the rest is one line each until it is opened. */
const firstRead: Readonly<Record<'market' | 'gap', readonly SectionId[]>> = {
  market: ['overview', 'brief', 'questions', 'topics', 'results'],
  gap: ['overview', 'findings', 'question-coverage', 'topic-coverage', 'verdict'],
};

/** The sections that are open when the report is opened. */
export function openAtFirst(report: Report): readonly SectionId[] {
  return firstRead['gap' in report ? 'gap' : 'market'];
}

/** Without captured answers there is nothing to put beside the page. */
function isAlwaysThere(id: SectionId): boolean {
  return id !== 'answer-openings';
}
