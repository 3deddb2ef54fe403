/** The rule of market class: its constants, their reasons and its known limits. */
import { defineRule } from '../rules/rule.ts';

export const marketClassRule = defineRule({
  id: 'market_class',
  version: 1,
  name: 'Classes of what a market has: core, common, differentiator, by the share of the usable pages',
  constants: {
    minCoreShare: { value: 0.6, unit: 'share of pages', reason: 'most pages' },
    minCommonShare: { value: 0.3, unit: 'share of pages', reason: 'more than chance explains' },
  },
  knownLimits: ['one_page_moves_class'],
});

export const passagesRule = defineRule({
  id: 'passages',
  version: 1,
  name: 'Passages: blocks under one heading, ranked for the keyword by BM25',
  referenceUrl: 'https://doi.org/10.1561/1500000019',
  constants: {
    maxPassagesOfPage: {
      value: 6,
      unit: 'passages',
      reason: 'the best passages of a page show what it says on the keyword',
    },
    maxBestPassages: { value: 2, unit: 'passages', reason: 'enough to see what a page is chosen for' },
    minQuoteChars: {
      value: 120,
      unit: 'characters',
      reason: 'a shorter quote says too little: it is cut at a word rather than at a sentence',
    },
    lookaheadChars: {
      value: 60,
      unit: 'characters',
      reason: 'shows whether a sentence or a word goes on after the cut',
    },
    sentenceEndChars: {
      value: 4,
      unit: 'characters',
      reason: 'a mark of the end of a sentence, with a quotation mark and a bracket',
    },
    minMarkedShare: {
      value: 0.4,
      unit: 'share of the longest quote',
      reason:
        'a quote ends with a marked sentence from here on; before, it would be the lead-in of a list without the list',
    },
    maxPathDepth: {
      value: 4,
      unit: 'headings',
      reason: 'headings are context: of a deeper path only the innermost are kept',
    },
    maxHeadingChars: { value: 200, unit: 'characters', reason: 'some pages mark up whole paragraphs as headings' },
    maxHeadings: { value: 60, unit: 'headings', reason: 'more headings are a list of items, not an outline' },
    maxResultHeadings: { value: 6, unit: 'headings', reason: 'shows what a result is made of; its page has the rest' },
  },
  knownLimits: ['words_alone_decide'],
});
