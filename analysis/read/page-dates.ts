/** Determines the dates of a page, and its age: the days from the date that visitors see, or else from a declared one. */

import { dayOf, daysBetween } from '../extract/dates/calendar.ts';
import type { DatedFact } from '../extract/dates/document-dates.ts';
import type { PageKind } from '../report/vocabulary.ts';
import type { AnalyzedPage, ReadDocument } from './analyzed-page.ts';
import { shownMonthOf } from './month-shown.ts';
import { datesRule } from './rule.ts';

const { minConfidence, minConfidenceOther } = datesRule.values;

const monthLength = 'YYYY-MM'.length;

/** Page kinds that are written on a particular day. */
export const writtenKinds: ReadonlySet<PageKind> = new Set(['article', 'documentation', 'forum']);

export interface PageDates {
  /** ISO days. */
  published_at: string | null;
  modified_at: string | null;
  /** The latest day that visitors read as a date of the page, or the month (`YYYY-MM`) that it shows. */
  shown_at: string | null;
  /** Confidence of the later of the two reliable dates. */
  date_confidence: number | null;
  /**
   * Whole days from the date that visitors see, or else from the later reliable one, to the day of the search; 0 if the
   * page's clock is ahead of ours.
   */
  age_days: number | null;
}

/** The dates of a page with enough confidence to be reported. */
export function sureDays({ page_kind, facts }: Pick<ReadDocument, 'page_kind' | 'facts'>): {
  published: DatedFact | null;
  modified: DatedFact | null;
} {
  const least = writtenKinds.has(page_kind.kind) ? minConfidence : minConfidenceOther;
  const sure = (fact: DatedFact | null) => (fact !== null && fact.confidence >= least ? fact : null);
  return { published: sure(facts.dates.published), modified: sure(facts.dates.modified) };
}

/** What the dates of a page are read from. */
type DatedPage = Pick<AnalyzedPage, 'language'> & { document: Pick<ReadDocument, 'page_kind' | 'facts'> };

/**
 * Whole days from the latest date that visitors see, or from the end of the month, to the day of the search; null if none
 * is visible. Dates only in markup do not count, because they can be set to any day.
 * @param collectedAt ISO 8601 UTC
 */
export function visibleAge(page: DatedPage, collectedAt: string): number | null {
  const latest = visibleDate(page);
  return latest === null ? null : ageOn(latest, collectedAt);
}

/**
 * The latest day that visitors read as a date of the page, whatever its markup says, or a later month (`YYYY-MM`) behind
 * words such as "Last reviewed"; without a day also the month beside its heading; null if it shows none.
 */
export function visibleDate({ document, language }: DatedPage): string | null {
  const { dates, shortLines } = document.facts;
  const day = sureVisibleDay(document) ?? dates.shown.at(-1);
  if (day === undefined) return shownMonthOf([...shortLines.atHeading, ...shortLines.dated], language);
  const month = shownMonthOf(shortLines.dated, language);
  return month !== null && month > day ? month : day;
}

function sureVisibleDay(document: Pick<ReadDocument, 'page_kind' | 'facts'>): string | undefined {
  const { published, modified } = sureDays(document);
  const days = [published, modified].flatMap((fact) => (fact?.evidence.some(isVisible) ? [fact.day] : []));
  const { shownChange } = document.facts.dates;
  return [...days, ...(shownChange === null ? [] : [shownChange])].sort().at(-1);
}

function isVisible({ place }: { place: string }): boolean {
  return place === 'visible';
}

/** @param date a day, or a month, which counts from its end */
function ageOn(date: string, collectedAt: string): number {
  return Math.max(0, daysBetween(date.length === monthLength ? lastDayOf(date) : date, dayOf(collectedAt)));
}

function lastDayOf(month: string): string {
  const end = new Date(`${month}-01T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return dayOf(end.toISOString());
}

/**
 * The dates of a page, and its age on the day of `collectedAt`.
 * @param collectedAt ISO 8601 UTC
 */
export function pageDates(page: DatedPage, collectedAt: string): PageDates {
  const { published, modified } = sureDays(page.document);
  const latest = modified !== null && modified.day >= (published?.day ?? '') ? modified : published;
  const shown = visibleDate(page);
  const date = shown ?? latest?.day;
  return {
    published_at: published?.day ?? null,
    modified_at: modified?.day ?? null,
    shown_at: shown,
    date_confidence: latest?.confidence ?? null,
    age_days: date === undefined ? null : ageOn(date, collectedAt),
  };
}
