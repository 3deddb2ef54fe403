/** The rule of bm25f: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const relevanceRule = defineRule({
  id: 'bm25f',
  version: 1,
  name: 'BM25F over title, h1, h2 and h3, opening and body',
  referenceUrl: 'https://doi.org/10.1561/1500000019',
  constants: {
    zoneWeights: {
      value: { title: 4, h1: 3, h2_h3: 2, intro: 1.5, body: 1 },
      unit: 'weight',
      reason: 'every tuned BM25F weighs titles above headings and headings above the text; the values are ours',
    },
    introWords: { value: 150, unit: 'words', reason: 'what is read first: about a screen' },
    maxHeadingLevel: { value: 3, unit: 'level', reason: 'deeper headings label details' },
  },
  knownLimits: ['part_weights_untuned', 'synonyms_unknown'],
});
