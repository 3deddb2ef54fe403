/** The rules for reading, dates and readability: their constants, reasons and known limits. */
import { defineRule } from '../rules/rule.ts';

export const readRule = defineRule({
  id: 'reading',
  version: 1,
  name: 'Reading: which fetched pages count, and how far a page is read',
  constants: {
    minWords: { value: 100, unit: 'words', reason: 'a page with less text does not show what it covers' },
    clientError: {
      value: 400,
      unit: 'HTTP status',
      reason: 'statuses from here on say that the page was not served',
      source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.5',
    },
    serverError: {
      value: 500,
      unit: 'HTTP status',
      reason: "statuses from here on are the server's own failures",
      source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.6',
    },
    signatureBytes: { value: 1024, unit: 'bytes', reason: 'a document shows its format at its beginning' },
    maxConcurrentFetches: {
      value: 8,
      unit: 'pages',
      reason: 'enough to hide slow servers, few enough for the memory of one worker at 5 MB a page',
    },
    progress: {
      value: { fetching: 0.1, extracting: 0.7, measuring: 0.9 },
      unit: 'share of the run',
      reason: 'progress shown to the caller; fetching takes most of a run',
    },
  },
  knownLimits: ['short_pages_left_out'],
});

export const datesRule = defineRule({
  id: 'dates',
  version: 3,
  name: 'Dates: the evidence of a page is added up by day; a day is reported from a minimum confidence on, and the age counts from what visitors see',
  constants: {
    minConfidence: {
      value: 0.2,
      unit: 'probability',
      reason: "of the days at least this sure, 89 in 100 are the page's own, of the others 57 (736 pages of wcxb-dev)",
      source: 'npm run bench:dates',
    },
    minConfidenceOther: {
      value: 0.4,
      unit: 'probability',
      reason:
        'shops, services and listings mostly have no day of their own; below this it is the day of a review or an offer',
      source: 'npm run bench:dates',
    },
  },
  knownLimits: ['time_zones_unknown', 'date_from_template'],
});

export const readabilityRule = defineRule({
  id: 'readability',
  version: 1,
  name: 'Readability of the running text, by the formula published for the language',
  constants: {
    maxReadChars: {
      value: 20_000,
      unit: 'characters',
      reason: "enough for any formula: Flesch's own samples had a hundred words",
    },
  },
  knownLimits: ['formulas_not_comparable', 'syllables_by_vowels'],
});
