/** Check: the page shows no date, but most market pages do or its text refers to the time of writing. */

import { findDates } from '../../extract/dates/find-dates.ts';
import { isAuthority } from '../../market/results/site-type/public-bodies.ts';
import type { ContentType, PageKind } from '../../report/vocabulary.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, readable, texts } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { defineCheck, failWith, notApplicable, undecided } from '../check.ts';
import { competitorsWith } from '../competitors.ts';

export const dateMissingRule = defineRule({
  id: 'date_missing',
  version: 8,
  name: 'Most pages of the market show a date, this page does not, nor who wrote it',
  constants: {
    minShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'below half of the pages a date is not what the market does',
    },
    confidence: { value: 0.8, unit: 'probability', reason: 'a date in an unknown format is missed' },
  },
  knownLimits: [],
});

const { minShare, confidence } = dateMissingRule.values;

export interface DateParams {
  k: number;
  n: number;
  /** A sentence that needs a date to be understood ("earlier this year"); null without one. */
  text: string | null;
  /** A day and its month, without a year, as the page shows it; null without one. */
  day: string | null;
  /** The day in the page's markup (ISO), which no visitor sees; null without one. */
  declared: string | null;
  /** Whether the page does not show who wrote or checked it either. */
  isAnonymous: boolean;
}

/** Types of pages that have the days of others: of what they list, or of posts. */
const indexes: ReadonlySet<ContentType | null | undefined> = new Set(['category', 'hub', 'forum']);

/** Kinds of pages that show no date. */
const undated: ReadonlySet<PageKind> = new Set(['documentation', 'service', 'product', 'collection', 'listing']);

/** The year of a day in an address: "/2024/09/16". */
const yearInPath = /\/(?:19|20)\p{Nd}{2}\/\p{Nd}{1,2}(?:\/|$)/u;

/** The day in the markup: the one whose day of the month the page shows or, without such a day, that of the last change. */
function declaredFor(
  shown: string | null,
  { modified_at, published_at }: Artifacts['page']['identity'],
): string | null {
  const days = [modified_at, published_at].filter((day) => day !== undefined);
  const numbers = (shown?.match(/\p{Nd}+/gu) ?? []).map(Number);
  return days.find((day) => numbers.includes(Number(day.slice(-2)))) ?? days[0] ?? null;
}

export const dateMissing = defineCheck({
  id: 'date-missing',
  category: 'freshness',
  // Not for products, categories and tools: these have no date.
  appliesTo: readable(...texts, ...choices),
  weight: { severity: 'medium', effort: 'S', metric: 'freshness', practice: 'visible_recent_date' },
  needs: ['figures', 'signs', 'trust', 'page', 'market_types', 'document', 'language'],
  run: ({ figures, signs: { own, market }, trust, page, market_types, document, language }) => {
    // Nobody dates a manual or what a firm offers, whatever their texts are like.
    if (own.relative_day === null && undated.has(page.extraction.page_kind ?? 'article'))
      return notApplicable('nothing_recent_wanted');
    const written = figures.market.filter(({ source_id }) => !indexes.has(market_types.get(source_id)));
    const others = competitorsWith(
      written,
      ({ age_days, source_id }) =>
        age_days !== null || market.some((each) => each.source_id === source_id && each.shown_month !== null),
    );
    if (others === null && own.relative_day === null) return undecided('too_few_pages');
    const isDated =
      trust.dates_visible.length > 0 ||
      figures.own.age_days !== null ||
      own.shown_month !== null ||
      yearInPath.test(page.final_url);
    // "By admin | March 27, 2025 | Tax" below the text, and the same day in the markup.
    const { published_at, modified_at } = page.identity;
    const isShown = (): boolean =>
      findDates(document.facts.visibleText, { language: language.wanted }).some(
        ({ day }) => day === published_at || day === modified_at,
      );
    if (isDated || isShown() || (own.relative_day === null && (others?.share ?? 0) < minShare))
      return failWith<DateParams>([]);
    return failWith([
      {
        params: {
          k: others?.k ?? 0,
          n: others?.n ?? 0,
          text: own.relative_day,
          day: own.shown_day,
          declared: declaredFor(own.shown_day, page.identity),
          isAnonymous: figures.own.has_author === false && !isAuthority(own.domain),
        },
        observed: { value: null, ev: [page.source_id] },
        expected: { value: true, basis: 'evidence', ev: others?.ev ?? [] },
        confidence,
        affects: [],
        size: 1,
        reach: own.relative_day === null ? (others?.share ?? 0) : 1,
        json_pointer: '/gap/trust/dates_visible',
      },
    ]);
  },
});
