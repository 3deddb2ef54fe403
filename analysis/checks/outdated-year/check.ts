/** Check: the title, main heading or address names a past year, although searchers want something recent. */

import { isChoice } from '../../page/shortlist.ts';
import type { ContentType } from '../../report/vocabulary.ts';
import { defineRule } from '../../rules/rule.ts';
import { says } from '../../text/title-signs.ts';
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { yearsIn } from '../years.ts';

export const outdatedYearRule = defineRule({
  id: 'outdated_year',
  version: 9,
  name: 'A past year in the title, the main heading or the address',
  constants: {
    maxYearsBack: {
      value: 8,
      unit: 'years',
      reason: 'a year further back is history and does not show that the page is out of date',
    },
    maxYearsBackUnasked: {
      value: 2,
      unit: 'years',
      reason:
        'a guide that ends its title with a year is out of date once it has passed; further back it is told as history',
    },
    fullGapYears: { value: 3, unit: 'years', reason: 'a gap of this many years counts in full' },
    confidence: { value: 0.7, unit: 'probability', reason: 'the year may name an edition or an event' },
  },
  knownLimits: ['Only years in digits of the Gregorian calendar are read.'],
});

const { maxYearsBack, maxYearsBackUnasked, fullGapYears, confidence } = outdatedYearRule.values;

/** "2020 Edition", "Model 2020", "Ausgabe 2020": beside such a word a year is part of a product's name. */
const edition =
  '(?:edition|model|version|series|release|vintage|ausgabe|auflage|modell|baujahr|jahrgang|édition|modèle|millésime|edición|modelo|versión)s?';
const editionYear = new RegExp(
  `(?<!\\p{L})${edition}\\s+((?:19|20)\\d{2})(?!\\p{N})|(?<!\\p{N})((?:19|20)\\d{2})[\\s-]+${edition}(?!\\p{L})`,
  'giu',
);

/** "According to the 2025 Oak Study": the year is that of whom the page quotes. */
const quotedYear = /(?<!\p{L})(?:according to|laut|selon|d[’']après|según)\s[^|]{0,40}?((?:19|20)\d{2})(?!\p{N})/giu;

type Place = 'title' | 'heading' | 'address';
type Found = { place: Place; year: number; current: number; text: string };

export const outdatedYear = defineCheck({
  id: 'outdated-year',
  category: 'freshness',
  appliesTo: readable(...texts, ...choices, ...offers, 'category', 'tool'),
  weight: { severity: 'medium', effort: 'S', metric: 'freshness', practice: 'visible_recent_date' },
  needs: ['keyword', 'page', 'page_type', 'time_sensitive', 'collected_at', 'language'],
  run: ({ keyword, page, page_type, time_sensitive, collected_at, language }) => {
    // News tells of its year.
    if (page_type === 'news') return notApplicable('nothing_recent_wanted');
    const current = new Date(collected_at).getUTCFullYear();
    const { title = '', h1 = '' } = page.identity;
    const isOfYear = isGuide(page_type) && editionOf(title, language.wanted) >= current - maxYearsBackUnasked;
    // A list of options ages whatever the keyword is.
    if (!time_sensitive && !isChoice(page_type) && !isOfYear) return notApplicable('nothing_recent_wanted');
    const address = wordsOfAddress(page.final_url);
    const places: [Place, string][] = [
      ['title', title],
      ['heading', h1],
      ['address', address],
    ];
    // A year in the keyword is intended. A page that also names it, or the current year, compares or is up to date.
    const known = new Set([
      ...yearsIn(keyword.text),
      ...[title, h1].flatMap((text) => capturedYears(text, quotedYear)),
    ]);
    if (places.some(([, text]) => yearsIn(text).some((year) => year >= current || known.has(year))))
      return failWith<Found>([]);
    // Searchers read the title: where it has no such year, the heading names a product or what the text is about.
    const named = new Set(
      yearsIn(title).length > 0 || isChoice(page_type)
        ? []
        : [h1, address].flatMap((text) => capturedYears(text, editionYear)),
    );
    const found = places.flatMap(([place, text]) =>
      yearsIn(text)
        .toSorted((a, b) => b - a)
        .filter((year) => !known.has(year) && !named.has(year) && current - year <= maxYearsBack)
        .map((year) => ({ place, year, current, text })),
    );
    const [first] = found;
    if (first === undefined) return failWith<Found>([]);
    return failWith([
      {
        params: first,
        observed: { value: first.year, ev: [page.source_id] },
        expected: { value: current, basis: 'evidence', ev: [] },
        confidence,
        affects: [],
        size: Math.min(1, (current - first.year) / fullGapYears),
        reach: 1,
        json_pointer: { title: '/page/identity/title', heading: '/page/identity/h1', address: '/page/final_url' }[
          first.place
        ],
      },
    ]);
  },
});

/** Types of pages that explain something for as long as it holds; news are of their day. */
function isGuide(type: ContentType | null): boolean {
  return type === 'guide' || type === 'review';
}

/**
 * The year with which a title, or the part of it before the site's name, ends: "Guide [2025] | Example"; or with which a
 * part begins that calls itself a guide: "Pet insurance | 2025 cost guide". 0 if none.
 */
function editionOf(title: string, language: string): number {
  const [, last] = /(?<![\p{N}/.,–-])(20\d{2})[)\]]?\s*(?:$|[|–—]|\s-\s)/u.exec(title) ?? [];
  const parts = title.split(/[|:–—]|\s-\s/u).filter((part) => says(part, 'guide', language));
  const [first] = parts.flatMap((part) => /^\s*(20\d{2})\s/u.exec(part)?.[1] ?? []);
  return Number(last ?? first ?? 0);
}

/** The years in the first group of a pattern, or else in its second. */
function capturedYears(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, first, second]) => Number(first ?? second));
}

/** The path segments with letters, as text. A folder such as `/2023/` is a publication date, not the subject. */
function wordsOfAddress(address: string): string {
  const { pathname } = new URL(address);
  return pathname
    .split('/')
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => part.replaceAll(/[-_+]+(?!\d{1,2}(?!\d))/gu, ' '))
    .join(' | ');
}
