/** Names the methods behind the sections on the results page and the conclusions. */
import { difficultyWeights, leastMeasuredWeight } from '../measure/difficulty-weights.ts';
import { mixedBelow, resultsWeight } from '../measure/intent-weights.ts';
import type { Metadata } from '../report/report.ts';
import { intentWords } from '../text/intent-words.ts';

/** The methods, for an audit in `language` (ISO 639-1). */
export function resultsPageMethods(language: string): Metadata['methods'] {
  return {
    'intent@1': {
      name: 'Intent: weighed signs of the keyword’s words, the parts of the results page and the kinds of results',
      version: '1',
      params: {
        results_weight: resultsWeight,
        mixed_below: mixedBelow,
        word_list: Object.hasOwn(intentWords, language) ? language : 'none',
      },
      reference_url: 'https://doi.org/10.1145/792550.792552',
      known_limits: [
        'Weights are ours and fitted to nothing: the shares are of weight, not of searchers.',
        'Words are read without their context.',
      ],
    },
    'pawc@1': {
      name: 'Position-adjusted word count: words of the sentences that cite a page, earlier ones counting more',
      version: '1',
      params: { decay: 'exp(-i/(n-1))' },
      reference_url: 'https://arxiv.org/abs/2311.09735',
      known_limits: [
        'A block’s references are taken for those of each of its sentences.',
        'One observation of an answer.',
      ],
    },
    'citations@1': {
      name: 'Citations by site: counts with Wilson intervals, and the Herfindahl–Hirschman index of their shares',
      version: '1',
      params: { most_domains: 50 },
      reference_url: 'https://doi.org/10.1080/01621459.1927.10502953',
      known_limits: [
        'Citations of one answer are chosen together: intervals that take them for independent are too narrow.',
        'Ranks are known as far down as results were had.',
      ],
    },
    'difficulty@1': {
      name: 'Difficulty: weighted mean of what makes a market look settled',
      version: '1',
      params: {
        least_measured_weight: leastMeasuredWeight,
        ...Object.fromEntries(Object.entries(difficultyWeights).map(([name, { weight }]) => [name, weight])),
      },
      known_limits: [
        'A description, not a forecast: it is fitted to no outcome, and says nothing of links or of who asks.',
        'Core topics are those of most pages, so their coverage is never low.',
      ],
    },
    'opportunities@1': {
      name: 'Opportunities: what is asked or called for and few pages give',
      version: '1',
      params: { most: 20, most_of_type: 5, open_below: 0.3, least_asking: 2, weak_share: 0.5 },
      known_limits: ['That few pages give something does not say that searchers want it.'],
    },
    'brief@1': {
      name: 'Brief: core and common topics in the median order in which the pages treat them',
      version: '1',
      params: { most_parts: 15 },
      known_limits: ['Says what the market covers; what sets a page apart is in the opportunities.'],
    },
  };
}
