/** Check: the title, the main heading, the opening and the dates of a page name different years as the present. */
import { languagePack } from '../../languages/packs.ts';
import { isChoice } from '../../page/shortlist.ts';
import { defineRule } from '../../rules/rule.ts';
import { speaksAs } from '../../text/question-form.ts';
import { patternOf } from '../../text/sign-patterns.ts';
import { calendarWords } from '../../text/vocabulary.ts';
import { lowerCase } from '../../text/words.ts';
import { choices, readable, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';
import { descriptionBehindDate, titleAheadOfChange } from './against-dates.ts';
import type { YearAt, YearsParams } from './years.ts';

export const yearsDifferRule = defineRule({
  id: 'years_differ',
  version: 7,
  name: 'The title, the main heading, the opening, the description and the dates of a page name different years as the present',
  constants: {
    maxYearsBack: { value: 4, unit: 'years', reason: 'A year further back is told as history.' },
    minYearsUnchanged: {
      value: 2,
      unit: 'calendar years',
      reason: 'A page of December may be for the next year, and one of last year may have been changed without a date.',
    },
    openingWords: { value: 250, unit: 'words', reason: 'An opening says what the page is and for when.' },
    minShareInOpening: {
      value: 0.5,
      unit: "share of the keyword's words",
      reason: 'A sentence with less of the keyword tells of something else: "the spike in AI adoption in 2024".',
    },
    minWordsBelow: {
      value: 3,
      unit: 'words of the keyword',
      reason: 'Below the opening only a sentence with the whole of a longer keyword speaks of the page.',
    },
    maxWordsRead: { value: 1000, unit: 'words', reason: 'Further down a year belongs to what is told.' },
    minSentenceWords: { value: 8, unit: 'words', reason: 'A shorter line is a date or a label.' },
    minMonthLetters: { value: 3, unit: 'letters', reason: 'Months are written with three letters or more: “Oct”.' },
    minWordLetters: { value: 4, unit: 'letters', reason: 'A shorter word of the keyword stands in any sentence.' },
    confidence: { value: 0.7, unit: 'probability', reason: 'A sentence may tell of the other year on purpose.' },
  },
  knownLimits: ['Only years in digits of the Gregorian calendar are read.'],
});

const {
  maxYearsBack,
  minYearsUnchanged,
  openingWords,
  minShareInOpening,
  minWordsBelow,
  maxWordsRead,
  minSentenceWords,
  minMonthLetters,
  minWordLetters,
  confidence,
} = yearsDifferRule.values;

/** Years that are not part of a range, a date in digits or a longer number. */
const lonelyYear = /(?<![\p{N}/.,–—-])20\d{2}(?![\p{N}/–—-]|[.,]\p{N})/gu;

/** A share, a sum or a count in millions: the year says when it was counted. */
const isCounted = /[%\p{Sc}]|\p{N}[.,]\p{N}/u;

export const yearsDiffer = defineCheck({
  id: 'years-differ',
  category: 'freshness',
  appliesTo: readable(...texts, ...choices),
  weight: { severity: 'medium', effort: 'S', metric: 'freshness', practice: 'visible_recent_date' },
  needs: ['document', 'page', 'page_type', 'keyword', 'language', 'figures', 'signs', 'trust', 'collected_at'],
  run: ({ document, page, page_type, keyword, language, figures, signs, trust, collected_at }) => {
    const { title = '', h1 = '', description = '' } = page.identity;
    const read = { figures, signs, trust, page, collected_at };
    const heads = [latestYear('title', title), latestYear('heading', h1)].filter((each) => each !== null);
    const [newer] = heads.toSorted((a, b) => b.year - a.year);
    const named = keyword.text.split(/\s+/u).filter((word) => word.length >= minWordLetters);
    const holds = (text: string): number =>
      named.filter((word) => text.toLowerCase().includes(word)).length / Math.max(1, named.length);
    const described =
      holds(description) >= minShareInOpening &&
      !isCounted.test(description) &&
      latestYear('text', keyword.text) === null
        ? latestYear('description', withoutDates(description, calendarWords(language.wanted)))
        : null;
    if (newer === undefined)
      return failed(
        page.source_id,
        descriptionBehindDate(described && { ...described, text: description }, heads, read, maxYearsBack),
      );
    // "The best of 2024 and what to expect in 2025": the older year is meant.
    const meant = yearsIn(newer.text);
    const isOlder = ({ year }: YearAt): boolean =>
      year < newer.year && newer.year - year <= maxYearsBack && !meant.includes(year);
    const months = calendarWords(language.wanted);
    const { pageSigns } = languagePack(language.wanted);
    const told = pageSigns === null ? [] : (['past', 'since'] as const).map((sign) => patternOf(pageSigns, sign));
    const older = [
      ...heads,
      ...sentencesOf(document.blocks).flatMap(({ text, isOfPage }) => {
        const has = (word: string): boolean => text.toLowerCase().includes(word);
        const isOnKeyword = isOfPage
          ? named.length > 0 && holds(text) >= minShareInOpening
          : named.length >= minWordsBelow && named.every(has);
        // "I changed my stove in 2023" tells of the writer, "While in 2020 …" of that year, "since 2021" of a span.
        const lower = lowerCase(text, language.wanted);
        const isOfWriter = speaksAs('i', text, language.wanted);
        const isTold = isOfWriter || told.some((pattern) => pattern.test(lower));
        const at =
          isOnKeyword && !isTold && !isCounted.test(text) ? latestYear('text', withoutDates(text, months)) : null;
        return at === null ? [] : [{ ...at, text }];
      }),
    ].find(isOlder);
    const found = older === undefined ? null : { newer, older };
    return failed(page.source_id, found ?? titleAheadOfChange(newer, read, isChoice(page_type), minYearsUnchanged));
  },
});

function failed(sourceId: string, params: YearsParams | null) {
  return failWith<YearsParams>(
    params === null
      ? []
      : [
          {
            params,
            observed: { value: params.older.year, ev: [sourceId] },
            expected: { value: params.newer.year, basis: 'evidence' as const, ev: [] },
            confidence,
            affects: [],
            size: 1,
            reach: 1,
            json_pointer: '/page/identity/title',
          },
        ],
  );
}

function yearsIn(text: string): number[] {
  return [...text.matchAll(lonelyYear)].map(([year]) => Number(year));
}

/** The latest year that a text names; null without one. */
function latestYear(place: YearAt['place'], text: string): YearAt | null {
  const years = yearsIn(text);
  return years.length === 0 ? null : { place, year: Math.max(...years), text };
}

/**
 * The headings and sentences of a text, without labels and what comes after the words that are read. `isOfPage`: headings
 * and the opening speak of the page itself.
 */
function sentencesOf(blocks: readonly { kind: string; text: string }[]): { text: string; isOfPage: boolean }[] {
  const sentences: { text: string; isOfPage: boolean }[] = [];
  let words = 0;
  for (const { kind, text } of blocks) {
    if (words >= maxWordsRead) break;
    if (kind === 'heading') {
      // "Top programming languages of 2025".
      sentences.push({ text, isOfPage: true });
      continue;
    }
    for (const sentence of text.split(/(?<=[.!?])\s+|\n/u)) {
      const count = sentence.split(/\s+/u).length;
      words += count;
      if (count >= minSentenceWords) sentences.push({ text: sentence.trim(), isOfPage: words <= openingWords });
    }
  }
  return sentences;
}

/** A text without years that stand in a date: "23 Oct 2025", "en octobre 2025". */
function withoutDates(text: string, months: readonly string[]): string {
  return text.replaceAll(/(\p{L}+)\.?,?(?: \p{N}{1,2},?)?(?: de)? 20\d{2}/gu, (date, word: string) =>
    months.some((month) => word.length >= minMonthLetters && month.startsWith(word.toLowerCase())) ? ' ' : date,
  );
}
