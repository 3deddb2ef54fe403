/** Renders a report as a Markdown document in the reader's language. */
import { contextOf } from './context.ts';
import { heading, type Markdown, md } from './markup.ts';
import type { RenderedReport } from './rendered-report.ts';
import { aiAccessSection } from './sections/ai-access.ts';
import { openingsSection } from './sections/answer-openings.ts';
import { answersSection } from './sections/answers.ts';
import { askedSection } from './sections/asked.ts';
import { briefSection } from './sections/brief.ts';
import { citationsSection } from './sections/citations.ts';
import { claimsSection } from './sections/claims.ts';
import { difficultySection } from './sections/difficulty.ts';
import { entitiesSection } from './sections/entities.ts';
import { featuresSection } from './sections/features.ts';
import { freshnessSection } from './sections/freshness.ts';
import { checksSection, findingsSection, notRecommendedSection, scoresSection } from './sections/gap.ts';
import { methodsSection } from './sections/methods.ts';
import { opportunitiesSection } from './sections/opportunities.ts';
import { optionsSection } from './sections/options.ts';
import { overviewSection } from './sections/overview.ts';
import { pageSection } from './sections/page.ts';
import { profileSection } from './sections/profile.ts';
import { qualitySection } from './sections/quality.ts';
import { questionsSection } from './sections/questions.ts';
import { resultsSection } from './sections/results.ts';
import { sourcesSection } from './sections/sources.ts';
import { summarySection } from './sections/summary.ts';
import { termsSection } from './sections/terms.ts';
import { topicsSection } from './sections/topics.ts';

/**
 * Renders `report` as Markdown (CommonMark with GFM tables). Content of pages is escaped and never becomes markup;
 * links lead only to http and https.
 * @param language ISO 639-1, of headings and labels; default: the audit's; English if there are no texts in it
 */
export function renderMarkdown(report: RenderedReport, language: string = report.metadata.language): string {
  const context = contextOf(report, language);
  const { overview, metadata, market_serp: market, page, gap } = report;
  const { headings } = context.t;
  const sections: (readonly [name: string, blocks: Markdown[]])[] = [
    ...(gap === undefined ? [] : [[headings.findings, findingsSection(report, context)] as const]),
    [headings.brief, briefSection(report, context)],
    ...(gap?.answer_openings === undefined ? [] : [[headings.openings, openingsSection(report, context)] as const]),
    [headings.opportunities, opportunitiesSection(market.opportunities, context)],
    [headings.topics, topicsSection(report, context)],
    [headings.questions, questionsSection(report, context)],
    [headings.claims, claimsSection(market.claims, context)],
    [headings.entities, entitiesSection(market.entities, context)],
    [headings.options, optionsSection(market.options, context)],
    [headings.answers, answersSection(market.answer_engines, report.page, context)],
    [headings.citations, citationsSection(market.citation_landscape, context)],
    [headings.features, featuresSection(market.features, context)],
    [headings.results, resultsSection(report, context)],
    [headings.summary, summarySection(market.summary, context)],
    ...(page === undefined ? [] : [[headings.page, pageSection(page, context)] as const]),
    ...(gap === undefined
      ? []
      : [
          [headings.scores, scoresSection(gap, context)] as const,
          [headings.notRecommended, notRecommendedSection(gap, context)] as const,
          [headings.checks, checksSection(gap, context)] as const,
        ]),
    [headings.access, aiAccessSection(market.ai_access, context)],
    [headings.profile, profileSection(market.content_profile, context)],
    [headings.freshness, freshnessSection(market.freshness, context)],
    [headings.difficulty, difficultySection(market.difficulty, context)],
    [headings.terms, termsSection(report, context)],
  ];
  const empty = sections.filter(([, written]) => written.length === 0).map(([name]) => name);
  const blocks = [
    heading(1, context.t.title(metadata.audit_type, metadata.keyword)),
    ...(overview === undefined ? [] : overviewSection(overview, report, context)),
    ...askedSection(report, context),
    ...sections.flatMap(([, written]) => written),
    ...qualitySection(report, context),
    ...(empty.length === 0 ? [] : [md`${context.t.notMeasured(context.list(empty))}`]),
    ...methodsSection(report, context),
    ...sourcesSection(report, context),
  ];
  // Trim line ends: an empty value leaves spaces, and two of them would be a line break.
  return `${blocks.map(({ markdown }) => markdown.replaceAll(/ +$/gmu, '')).join('\n\n')}\n`;
}
