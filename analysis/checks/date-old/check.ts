/** Check: the page is old by itself, or older than most of the market where searchers want something recent. */

import { isShortlist } from '../../page/shortlist.ts';
import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, texts } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { defineCheck, failWith, notApplicable, undecided } from '../check.ts';
import { marketQuantile } from '../competitors.ts';
import { isPaper } from '../papers.ts';
import { yearsIn } from '../years.ts';

export const dateOldRule = defineRule({
  id: 'date_old',
  version: 13,
  name: 'The page is years old, or older than most of the market for a keyword that asks for something recent',
  constants: {
    marketLevel: {
      value: 0.75,
      unit: 'quantile',
      reason: 'older than three of four pages stands out in a sample of ten',
    },
    middleLevel: { value: 0.5, unit: 'quantile', reason: 'half of the pages that rank are no younger' },
    maxDaysOfList: {
      value: 548,
      unit: 'days',
      reason:
        'After a year and a half the products and prices of a shopping list have changed, whatever the others do.',
    },
    maxDaysOfText: {
      value: 1096,
      unit: 'days',
      reason: 'After three years readers doubt that an explanation still holds, whatever the others do.',
    },
    minDaysBehind: {
      value: 365,
      unit: 'days',
      reason: 'readers found a page of the same year no older than its rivals',
    },
    minDated: {
      value: 4,
      unit: 'pages with a date',
      reason: 'being older than three pages was of use to readers in three cases of seven',
    },
    confidence: { value: 0.8, unit: 'probability', reason: 'a page may have been changed without a new date' },
    reach: { value: 0.75, unit: 'share of pages', reason: 'the pages below the quantile above' },
  },
  knownLimits: [],
});

const { marketLevel, middleLevel, maxDaysOfList, maxDaysOfText, minDaysBehind, minDated, confidence, reach } =
  dateOldRule.values;

export interface OldParams {
  /** Days since the latest date of the page, and its month (`YYYY-MM`). */
  own: number;
  month: string;
  /** How many of the `n` dated pages were updated later; null if the page is old by itself. */
  later: { k: number; n: number } | null;
  /** Whether the page tells of things to buy, whose prices change. */
  isOfPrices: boolean;
  /** The month of a later date in the page's markup, which no visitor sees; null without one. */
  declared: string | null;
}

/** The month of the last update in the markup, if it is later than `month`. */
function laterThan(month: string, { modified_at }: { modified_at?: string | undefined }): string | null {
  const declared = modified_at?.slice(0, month.length) ?? null;
  return declared !== null && declared > month ? declared : null;
}

/** Of the dated pages, those younger than `own` days. */
function updatedLater({ market }: Artifacts['figures'], own: number): { k: number; n: number } {
  const ages = market.flatMap(({ age_days }) => age_days ?? []);
  return { k: ages.filter((age) => age < own).length, n: ages.length };
}

/** Addresses of releases to the press. */
const pressRelease =
  /\/[^/]*(?:press|news|media)[-_]?releases?(?:\/|-|$)|pressemitteilung|communiques?-de-presse|comunicados?-de-prensa|nota-de-prensa/iu;

export const dateOld = defineCheck({
  id: 'date-old',
  category: 'freshness',
  appliesTo: anySubject(...texts, ...choices),
  weight: { severity: 'medium', effort: 'M', metric: 'freshness', practice: 'visible_recent_date' },
  needs: [
    'figures',
    'time_sensitive',
    'collected_at',
    'page',
    'page_type',
    'isOffTopic',
    'intent',
    'document',
    'keyword',
  ],
  run: ({ figures, time_sensitive: wantsRecent, collected_at, page, page_type, document, ...market }) => {
    const { isOffTopic, intent, keyword } = market;
    // A paper stays as it was published, and so does a release to the press.
    if (isPaper(document) || pressRelease.test(page.final_url)) return notApplicable('nothing_recent_wanted');
    // What its searchers want, and how old other pages are, says nothing of a page about something else.
    const time_sensitive = wantsRecent && !isOffTopic;
    const own = figures.own.age_days;
    if (own === null) return notApplicable('no_date');
    const isShopping = isShortlist(page_type, intent.primary);
    const most = isShopping ? maxDaysOfList : maxDaysOfText;
    const p75 = marketQuantile(figures.market, ({ age_days }) => age_days, marketLevel);
    const middle = marketQuantile(figures.market, ({ age_days }) => age_days, middleLevel);
    // An explanation no older than the page in the middle is as fresh as this subject asks for.
    if (!isShopping && !time_sensitive && !isOffTopic && middle !== null && own <= middle.at)
      return notApplicable('nothing_recent_wanted');
    const isBehind = time_sensitive && p75 !== null && own > p75.at && own >= minDaysBehind && page_type !== 'news';
    if (own <= most && !time_sensitive) return notApplicable('nothing_recent_wanted');
    if (own <= most && (p75 === null || p75.ev.length < minDated)) return undecided('too_few_pages');
    if (own <= most && !isBehind) return failWith<OldParams>([]);
    const day = new Date(collected_at);
    day.setUTCDate(day.getUTCDate() - own);
    const month = day.toISOString().split('-', 2).join('-');
    // Who searches for "best books 2025" in 2026 wants what was written for that year.
    const asked = Math.max(0, ...yearsIn(keyword.text));
    const isOfThatYear = asked < new Date(collected_at).getUTCFullYear() && day.getUTCFullYear() >= asked - 1;
    if (asked > 0 && isOfThatYear) return notApplicable('nothing_recent_wanted');
    return failWith([
      {
        params: {
          own,
          month,
          later: isBehind && own <= most ? updatedLater(figures, own) : null,
          isOfPrices: isShopping && figures.own.has_price === true,
          declared: laterThan(month, page.identity),
        },
        observed: { value: own, unit: 'days', ev: [page.source_id] },
        expected:
          isBehind && own <= most
            ? { value: p75.at, basis: 'market' as const, ev: p75.ev }
            : { value: most, basis: 'evidence' as const, ev: [] },
        confidence,
        affects: [],
        size: Math.min(1, own > most ? own / maxDaysOfText : own / Math.max(1, p75?.at ?? own) - 1),
        reach,
        json_pointer: '/page/identity/modified_at',
      },
    ]);
  },
});
