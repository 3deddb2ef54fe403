/** A report as a document to read and to hand on: Markdown, in the reader's language where there are words for it. */
import { contextOf } from './context.ts';
import { heading, type Markdown } from './markup.ts';
import type { RenderedReport } from './rendered-report.ts';
import { aiAccessSection } from './sections/ai-access.ts';
import { answersSection } from './sections/answers.ts';
import { askedSection } from './sections/asked.ts';
import { briefSection } from './sections/brief.ts';
import { citationsSection } from './sections/citations.ts';
import { claimsSection } from './sections/claims.ts';
import { difficultySection } from './sections/difficulty.ts';
import { entitiesSection } from './sections/entities.ts';
import { featuresSection } from './sections/features.ts';
import { freshnessSection } from './sections/freshness.ts';
import {
  checksSection,
  coverageSection,
  findingsSection,
  notRecommendedSection,
  verdictSection,
} from './sections/gap.ts';
import { intentSection } from './sections/intent.ts';
import { methodsSection } from './sections/methods.ts';
import { opportunitiesSection } from './sections/opportunities.ts';
import { pageSection, termGapsSection } from './sections/page.ts';
import { profileSection } from './sections/profile.ts';
import { qualitySection } from './sections/quality.ts';
import { questionsSection } from './sections/questions.ts';
import { resultsSection } from './sections/results.ts';
import { sourcesSection } from './sections/sources.ts';
import { summarySection } from './sections/summary.ts';
import { termsSection } from './sections/terms.ts';
import { topicsSection } from './sections/topics.ts';

/**
 * `report` as Markdown (CommonMark with GFM tables). Whatever its pages hold is shown as text: none of it becomes
 * markup, and links lead to http and https alone.
 * @param language ISO 639-1, of headings and labels: that of the audit unless given; English where there are no words
 * @throws RangeError when the report refers to a passage that it does not keep
 */
export function renderMarkdown(report: RenderedReport, language: string = report.metadata.language): string {
  const context = contextOf(report, language);
  const { metadata, market_serp: market, page, gap } = report;
  const blocks = [
    heading(1, context.t.title(metadata.audit_type, metadata.keyword)),
    ...askedSection(report, context),
    ...qualitySection(report, context),
    ...summarySection(market.summary, context),
    ...(gap === undefined ? [] : verdictSection(gap, context)),
    ...(page === undefined ? [] : pageSection(page, context)),
    ...(gap === undefined ? [] : findingsSection(gap, report, context)),
    ...(gap === undefined ? [] : coverageSection(gap, report, context)),
    ...(gap === undefined ? [] : termGapsSection(gap, market, context)),
    ...(gap === undefined ? [] : notRecommendedSection(gap, context)),
    ...(gap === undefined ? [] : checksSection(gap, context)),
    ...ofPart(market.intent, (intent) => intentSection(intent, context)),
    ...ofPart(market.features, (features) => featuresSection(features, context)),
    ...ofPart(market.results, (results) => resultsSection(results, report, context)),
    ...ofPart(market.topics, (topics) => topicsSection(topics, market, context)),
    ...ofPart(market.questions, (questions) => questionsSection(questions, context)),
    ...ofPart(market.terms, (terms) => termsSection(terms, context)),
    ...ofPart(market.claims, (claims) => claimsSection(claims, context)),
    ...ofPart(market.entities, (entities) => entitiesSection(entities, context)),
    ...ofPart(market.content_profile, (profile) => profileSection(profile, context)),
    ...ofPart(market.ai_access, (access) => aiAccessSection(access, context)),
    ...ofPart(market.freshness, (freshness) => freshnessSection(freshness, context)),
    ...ofPart(market.answer_engines, (answers) => answersSection(answers, context)),
    ...ofPart(market.citation_landscape, (landscape) => citationsSection(landscape, context)),
    ...ofPart(market.difficulty, (difficulty) => difficultySection(difficulty, context)),
    ...ofPart(market.opportunities, (opportunities) => opportunitiesSection(opportunities, context)),
    ...ofPart(market.brief, (brief) => briefSection(brief, report, context)),
    ...methodsSection(report, context),
    ...sourcesSection(report, context),
  ];
  // What follows a value that is empty would else be a space, and two at the end of a line a break.
  return `${blocks.map(({ markdown }) => markdown.replaceAll(/ +$/gmu, '')).join('\n\n')}\n`;
}

/** The section of a part that the report has; a part that is null has one too, which says so. */
function ofPart<Part>(part: Part | undefined, write: (part: Part) => Markdown[]): Markdown[] {
  return part === undefined ? [] : write(part);
}
