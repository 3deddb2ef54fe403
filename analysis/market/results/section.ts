/** Writes the report's `results`. */
import type * as z from 'zod';
import { writtenKinds } from '../../read/page-dates.ts';
import type { ReadSource } from '../../read/read-source.ts';
import { outlineOf } from '../../read/structure.ts';
import type { resultSchema } from '../../report/market/results.ts';
import type { KeptPassages } from '../passages/kept-passages.ts';
import { shorten, shortOutline } from '../passages/shorten.ts';
import type { MarketQuestion } from '../questions/market-question.ts';
import { passagesRule } from '../rule.ts';
import { composeFit } from '../subject-fit/section.ts';
import type { MeasuredResult } from './measure.ts';
import { pagePermissions, robotsByRole } from './role-access.ts';
import { resultsRule } from './rule.ts';

const { maxSchemaTypes, maxAuthorChars } = resultsRule.values;

type Result = z.infer<typeof resultSchema>;

/** The part of a market question needed here: who answers it. */
type AnsweredQuestion = Pick<MarketQuestion, 'answeredBy'>;

/** Composes every result with its measures. */
export function composeResults(
  results: readonly MeasuredResult[],
  kept: readonly KeptPassages[],
  questions: readonly AnsweredQuestion[],
): Result[] {
  const best = new Map(kept.map((entry) => [entry.source_id, entry.best]));
  return results.map((measured) => {
    const { source, result, content, site, ai } = measured;
    return {
      source_id: source.id,
      rank_absolute: result.rank_absolute,
      rank_group: result.rank_group,
      title: result.title,
      snippet: result.snippet,
      ...(result.date === undefined ? {} : { date_shown: result.date }),
      ...composeFit(measured.fit),
      content_type: content.type,
      type_signals: content.signals,
      site_type: site.type,
      site_signals: site.signals,
      ...pageFacts(measured),
      direct_answer: directAnswer(measured),
      ai,
      relevance: relevance(measured, questions),
      best_passages: best.get(source.id)?.map((passage) => passage.id) ?? [],
      access: access(source, measured.page !== null),
    };
  });
}

type PageFact =
  | 'published_at'
  | 'modified_at'
  | 'shown_at'
  | 'date_confidence'
  | 'age_days'
  | 'words'
  | 'reading'
  | 'headings'
  | 'structure'
  | 'schema_types'
  | 'author'
  | 'outbound_domains'
  | 'numbers_per_100w'
  | 'comparison_blocks';

function pageFacts({ source, page }: MeasuredResult): Pick<Result, PageFact> {
  const document = page === null ? undefined : source.page?.document;
  // On a product or category page, a named author has written a review.
  const author = document !== undefined && writtenKinds.has(document.page_kind.kind) ? document.facts.author : null;
  return {
    published_at: page?.published_at ?? null,
    modified_at: page?.modified_at ?? null,
    shown_at: page?.shown_at ?? null,
    date_confidence: page?.date_confidence ?? null,
    age_days: page?.age_days ?? null,
    words: page?.words ?? null,
    reading: page?.reading ?? null,
    headings: document === undefined ? null : shortOutline(outlineOf(document), passagesRule.values.maxResultHeadings),
    structure: page?.structure ?? null,
    schema_types: document?.facts.structuredData.types.slice(0, maxSchemaTypes) ?? null,
    author:
      author === null
        ? null
        : { name: shorten(author.value, maxAuthorChars), where: shorten(author.where, maxAuthorChars) },
    outbound_domains: page?.outbound_domains ?? null,
    numbers_per_100w: page?.numbers_per_100w ?? null,
    comparison_blocks: page?.comparison_blocks ?? null,
  };
}

function directAnswer({ directAnswer: passage }: MeasuredResult): Result['direct_answer'] {
  if (passage === undefined) return null;
  if (passage === null) return { present: false, offset_ratio: null, words: null };
  return { present: true, passage_id: passage.id, offset_ratio: passage.start_ratio, words: passage.words };
}

function relevance({ source, relevance: measured }: MeasuredResult, questions: readonly AnsweredQuestion[]) {
  if (measured === undefined) return null;
  const answered = questions.filter(({ answeredBy }) => answeredBy.includes(source.id));
  return {
    ...measured,
    question_coverage: questions.length === 0 ? null : { k: answered.length, n: questions.length },
  };
}

function access({ answer, access: known, page }: ReadSource, isRead: boolean): Result['access'] {
  const permissions = isRead && known !== undefined ? pagePermissions(known) : null;
  return {
    status: (answer.outcome === 'fetched' ? answer.status : answer.http_status) ?? null,
    robots_by_role: robotsByRole(known),
    indexable: permissions?.indexable ?? null,
    snippet_allowed: permissions?.snippet ?? null,
    raw_html_text_ratio: isRead ? (page?.document.facts.rendering.textRatio ?? null) : null,
  };
}
