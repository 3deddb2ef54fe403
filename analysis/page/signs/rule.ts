/** The rule of signs: its constants, their reasons and its known limits. */
import { longestQuotationChars } from '../../languages/writer.ts';
import { defineRule } from '../../rules/rule.ts';

export const signsRule = defineRule({
  id: 'signs',
  version: 25,
  name: 'Signs of a page: the first sentence that shows a price, a review, a licence, a method, …, read by words of its language',
  constants: {
    maxBlocks: { value: 1500, unit: 'blocks', reason: 'pages of more are lists whose first entries tell the same' },
    maxReadChars: { value: 4000, unit: 'characters', reason: 'a longer block is a page without markup' },
    minSentenceWords: { value: 4, unit: 'words', reason: 'a shorter line is a label' },
    maxSentenceWords: { value: 60, unit: 'words', reason: 'a longer one cannot be quoted' },
    maxYears: { value: 100, unit: 'years', reason: 'pages that name more are chronicles and archives' },
    maxCharsAround: {
      value: 200,
      unit: 'characters',
      reason: 'a sentence that opens further before its year is glued to a menu',
    },
    minAnswerShare: {
      value: 0.75,
      unit: "share of the keyword's words",
      reason: 'an answer may leave one word of four to the sentences around it',
    },
    minTouchShare: {
      value: 0.6,
      unit: "share of the keyword's words",
      reason: 'an opening with most of the words is on the matter, though another sentence has more of them',
    },
    minRootChars: { value: 5, unit: 'letters', reason: 'words that begin with the same five are of one root, mostly' },
    maxPrice: { value: 1e9, unit: 'of any currency', reason: 'a sum of billions is what a company earns or spends' },
    figureWorth: {
      value: 0.5,
      unit: 'words',
      reason: 'of two sentences that say as much, the one with a figure answers',
    },
    minPossiblePrices: {
      value: 3,
      unit: 'lines',
      reason: 'of one or two, a code or an abbreviation may look like them',
    },
    minColumns: { value: 3, unit: 'columns', reason: 'a table of two columns states facts of one thing' },
    maxValueWords: { value: 25, unit: 'words', reason: 'longer text after a label is prose, which no cell holds' },
    minLabelUses: { value: 3, unit: 'uses', reason: 'a label that comes three times is a column in the making' },
    maxLabelChars: { value: 30, unit: 'characters', reason: 'a longer text before a colon is a clause' },
    maxColumnChars: { value: 40, unit: 'characters', reason: 'a longer header is a sentence' },
    maxDateBlocks: {
      value: 6,
      unit: 'blocks from either end',
      reason: 'a page shows its date near its title or its end',
    },
    maxDateWords: { value: 12, unit: 'words', reason: 'in a longer text a month is part of what is told' },
    maxDayWords: { value: 4, unit: 'words', reason: 'a day and its month alone, or after one word: "Updated Dec 23"' },
    minPastYears: { value: 1, unit: 'years', reason: 'a price of an earlier year has been raised since' },
    minPastTaxYears: { value: 2, unit: 'years', reason: 'the taxes of last year are declared this year' },
    minPastDataYears: { value: 5, unit: 'years', reason: 'data of the last years is what there is' },
    minPastRateYears: { value: 2, unit: 'years', reason: 'the rate of last year may be the latest that is set' },
    maxStudySentences: {
      value: 6,
      unit: 'sentences',
      reason: 'a page names a study once and then tells what its authors found',
    },
    minReferences: {
      value: 3,
      unit: 'sentences',
      reason: 'a text with so many numbers of sources has a list of them; not every sentence repeats its own',
    },
    minRatedEntries: { value: 4, unit: 'entries', reason: 'of two or three ratings no order can be read' },
    maxRatingLineChars: {
      value: 90,
      unit: 'characters',
      reason: 'a longer line is a sentence that may rate other things',
    },
    minTestimonials: { value: 2, unit: 'texts in quotation marks', reason: 'one may be a quotation in an article' },
    minTestimonialWords: { value: 8, unit: 'words', reason: 'a shorter quotation is a name or a slogan' },
    maxSignatureWords: { value: 12, unit: 'words', reason: 'name, role and firm of who said it' },
    maxSeenChars: {
      value: longestQuotationChars - 1,
      unit: 'characters',
      reason: 'a longer sentence is cut when it is quoted',
    },
    newerWithin: { value: 2, unit: 'sentences', reason: 'a paragraph compares its old figure with a new one' },
    maxPastPriceYears: { value: 10, unit: 'years', reason: 'nobody takes an older amount for a price of today' },
    maxPastYears: { value: 20, unit: 'years', reason: 'a year further back is told as history' },
  },
  knownLimits: ['signs_in_four_languages', 'sign_not_verified'],
});
