/** Finds the first statements of a page with the price, the data, the rate or the plan of a past year. */
import { findDates } from '../../extract/dates/find-dates.ts';
import { monthOf } from '../../extract/dates/months.ts';
import type { PageSign } from '../../languages/page-signs.ts';
import { lowerCase } from '../../text/words.ts';
import type { EndedOffer } from './ended-offer.ts';
import { firstOf } from './placed.ts';
import { signsRule } from './rule.ts';
import type { Sentence } from './sentences.ts';

const {
  minPastYears,
  minPastTaxYears,
  maxPastPriceYears,
  minPastDataYears,
  minPastRateYears,
  maxPastYears,
  newerWithin,
  maxSeenChars,
} = signsRule.values;

/** A sentence with the past year that it is of. */
type OldStatement = { text: string; year: number };

export interface OldStatements {
  /** A price with a past year, and a study or analysis that is years old. */
  old_price: OldStatement | null;
  old_data: OldStatement | null;
  /** A share that holds for a past year, told in the present. */
  old_rate: OldStatement | null;
  /** A statement about a past year as if it were to come. */
  old_plan: OldStatement | null;
  /** What the page offers until a day that is past. */
  ended_offer: EndedOffer | null;
}

/** A percentage: "15.3%", "15,3 %". */
const isShare = /\p{N} ?%/u;

/** A four-digit year that is not part of a longer number. */
const yearPattern = /(?<![\p{N}.,/$€£#-])(?:19|20)\d{2}(?![\p{N}%]|[.,/-]\p{N})/gu;

/** The year of a model: "the 2024 model", "the 2024 Acme Trot". German has capitals in every noun. */
const behind =
  '[\\s-]+(?:(?:base|entry) )?(?:models?|editions?|versions?|line-?ups?|modelle?n?|ausgaben?|éditions?|modèles?|ediciones|edición|modelos?)(?!\\p{L})';
const modelBehind = new RegExp(`(?<!\\p{N})(?:19|20)\\d{2}${behind}`, 'giu');
const modelNamed = new RegExp(
  `(?<!\\p{N})(?:19|20)\\d{2}(?:${behind}| \\p{Lu}[\\p{L}\\p{N}]+ \\p{Lu}[\\p{L}\\p{N}]*)`,
  'gu',
);

interface Read {
  /** Title and main heading. */
  heads: readonly string[];
  /** All sentences but headings, and those of them with a price. */
  body: readonly Sentence[];
  priced: readonly Sentence[];
  says: (sign: PageSign, sentence: Pick<Sentence, 'text'>) => boolean;
  /** Words with a year that is no date of what is said; null where the language has no sign words. */
  since: RegExp | null;
  /** The pattern of a plan with its year, the first or second group. */
  planned: RegExp | null;
  /** Sentences with a year, wherever the page shows them. */
  smallPrint: readonly string[];
  endedOffer: (sentences: readonly string[]) => EndedOffer | null;
  language: string;
  thisYear: number;
}

/** Whether a year and another figure are in what a report quotes of a sentence. */
function showsFigureOfYear({ text }: Sentence): boolean {
  const seen = text.slice(0, maxSeenChars);
  return seen.search(yearPattern) >= 0 && /\p{N}/u.test(seen.replaceAll(yearPattern, ' '));
}

const inMonth = /\p{Nd}[^.!?]*(?<![\p{L}\p{M}])(?:in|im|en) (\p{L}{3,})\.? (?:de )?20\p{Nd}{2}/giu;
/** What somebody paid then: "70 m², second floor, 950 € a month, August 2023:". */
const closingMonth = /, (\p{L}{3,20})\.? (?:de )?20\p{Nd}{2}:?$/giu;
const monthOfYear = /(?<!\p{L})(\p{L}{3,20})\.? (?:de )?20\p{Nd}{2}/giu;

/** Whether the first group of a pattern is a month somewhere in a text. */
function hasMonth(text: string, pattern: RegExp, language: string): boolean {
  return [...text.matchAll(pattern)].some(([, name = '']) => monthOf(name, language) !== undefined);
}

/** Whether a sentence tells of one day, or what somebody paid in one month: "cost £11,640 in October 2022". */
function isOfEvent(text: string, language: string): boolean {
  return (
    findDates(text, { language }).some(({ form }) => form === 'named') ||
    [inMonth, closingMonth].some((pattern) => hasMonth(text, pattern, language))
  );
}

/** How a chronicle opens an entry: "2024, a fall on the rails: 612 euros", "September 2022, Julien finds a chalet". */
const chronicled = /^\P{L}{0,3}(?:(\p{L}{3,})\.? (?:de )?)?(?:19|20)\p{N}{2}\s?[,:–—-]\s/u;

/** Whether a sentence is an entry of a chronicle: it opens with a year, or with a month and its year. */
function isChronicled(text: string, language: string): boolean {
  const [opening, month] = chronicled.exec(text) ?? [];
  return opening !== undefined && (month === undefined || monthOf(month, language) !== undefined);
}

/** What a sentence with an amount of money may tell besides a price of today. */
const noPrices = ['data', 'other_money', 'past'] as const;

/** Returns the first statement of each kind. */
export function oldStatementsIn({
  heads,
  body,
  priced,
  says,
  since,
  planned,
  smallPrint,
  endedOffer,
  language,
  thisYear,
}: Read): OldStatements {
  const isOnTaxes = heads.some((text) => says('tax', { text }));
  const modelYear = language === 'de' ? modelBehind : modelNamed;
  const past = (told: string, least: number, names: RegExp | null): number | null => {
    const text = names === null ? told : told.replaceAll(names, ' ');
    const dated = since === null ? text : lowerCase(text, language).replaceAll(since, ' ');
    const years = [...dated.matchAll(yearPattern)].map(([year]) => Number(year));
    const latest = Math.max(...years);
    return years.length > 0 && thisYear - latest >= least && thisYear - latest <= maxPastYears ? latest : null;
  };
  const dated = (sentence: Sentence, least: number, names: RegExp | null = null): OldStatement | null => {
    const year = past(sentence.text, least, names);
    return year === null ? null : { text: sentence.text, year };
  };
  /** "Up from 12% in 2012. A survey of 2024 …": the old year is what the new one is compared with. */
  const hasNewerNear = (sentence: Sentence, year: number): boolean => {
    const at = body.indexOf(sentence);
    const near = body.slice(Math.max(0, at - newerWithin), at + newerWithin + 1);
    return near.some(({ text }) => [...text.matchAll(yearPattern)].some(([each]) => Number(each) > year));
  };
  return {
    // Salaries, debts and the like are statistics with their year, and a model of a past year keeps its name.
    old_price: firstOf(priced, (sentence) => {
      if (noPrices.some((sign) => says(sign, sentence)) || !showsFigureOfYear(sentence)) return null;
      if (isOfEvent(sentence.text, language) || isChronicled(sentence.text, language)) return null;
      const old = dated(sentence, isOnTaxes || says('tax', sentence) ? minPastTaxYears : minPastYears, modelYear);
      // Averages of a year are counted in the next; those of a month are as old as it.
      const isCounted = says('average', sentence) && !hasMonth(sentence.text, monthOfYear, language);
      if (old === null || (isCounted && thisYear - old.year <= 1)) return null;
      return thisYear - old.year > maxPastPriceYears || hasNewerNear(sentence, old.year) ? null : old;
    }),
    old_data: firstOf(body, (sentence) => {
      const old = says('data', sentence) && showsFigureOfYear(sentence) ? dated(sentence, minPastDataYears) : null;
      return old === null || hasNewerNear(sentence, old.year) ? null : old;
    }),
    old_rate: firstOf(body, (sentence) =>
      isShare.test(sentence.text) && says('rate_for_year', sentence) && !says('not_in_force', sentence)
        ? dated(sentence, minPastRateYears)
        : null,
    ),
    old_plan: firstOf(body, ({ text }) => {
      const [, after, before] = planned?.exec(lowerCase(text, language)) ?? [];
      const year = Number(after ?? before);
      const isPast = thisYear - year >= minPastYears && thisYear - year <= maxPastYears;
      return isPast && text.slice(0, maxSeenChars).includes(String(year)) ? { text, year } : null;
    }),
    // Terms of an offer stand in small print as well.
    ended_offer: endedOffer([...body.map(({ text }) => text), ...smallPrint].filter((text) => !says('past', { text }))),
  };
}
