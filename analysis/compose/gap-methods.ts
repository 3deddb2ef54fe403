/** Names the methods behind what is said of a page beside its market. */
import { answerLimits } from '../measure/answer-status.ts';
import { bm25Parameters } from '../measure/bm25.ts';
import { halfDays, halfWords } from '../measure/gap/component-values.ts';
import { componentWeights } from '../measure/gap/component-weights.ts';
import { runWords } from '../measure/gap/overlap.ts';
import { leastKnownWeight } from '../measure/gap/scores.ts';
import { touched } from '../measure/gap/topic-coverage.ts';
import { leastSample } from '../measure/quantiles.ts';
import { zoneWeights } from '../measure/relevance.ts';
import type { Metadata } from '../report/report.ts';

/** The methods of `page` and `gap`. */
export const gapMethods: Metadata['methods'] = {
  'gates@1': {
    name: 'Gates: what keeps engines from fetching, listing, quoting or reading a page; one that fails leaves no overall score',
    version: '1',
    params: {},
    reference_url: 'https://www.rfc-editor.org/rfc/rfc9309',
    known_limits: [
      'What a host’s own defences do with a crawler cannot be seen from outside.',
      'Scripts are not run: that a page needs them is told by its make-up.',
    ],
  },
  'scores@1': {
    name: 'Scores: the mid-rank percentile of each component among the usable pages of the market, and their weighted mean',
    version: '1',
    params: {
      least_pages: leastSample,
      least_known_weight: leastKnownWeight,
      half_words: halfWords,
      half_days: halfDays,
      ...Object.fromEntries(Object.entries(componentWeights).map(([id, { weight }]) => [`weight_${id}`, weight])),
    },
    known_limits: [
      'Weights are ours: their order follows the sizes of effect in the studies named, no study gives the numbers.',
      'With six to ten pages one page is ten to seventeen percentiles.',
      'A description of this market on one day; it is fitted to no outcome and forecasts none.',
    ],
  },
  'keyword_presence@1': {
    name: 'Relevance of a page: BM25F with each word of the keyword counted once in title, h1, opening and text, whatever their length',
    version: '1',
    params: {
      k1: bm25Parameters.k1,
      weight_title: zoneWeights.title,
      weight_h1: zoneWeights.h1,
      weight_intro: zoneWeights.intro,
      weight_body: zoneWeights.body,
    },
    reference_url: 'https://doi.org/10.1561/1500000019',
    known_limits: ['Synonyms are not known.', 'Many pages of a market have the same value.'],
  },
  'topic_coverage@1': {
    name: 'Coverage of topics: the best passage of the page for the topic’s words by BM25, beside the 25th percentile of the pages that treat it',
    version: '1',
    params: { ...bm25Parameters, touched_share: touched },
    reference_url: 'https://doi.org/10.1561/1500000019',
    known_limits: ['Words alone decide: a topic treated in other words is missing.'],
  },
  'answerability@1': {
    name: 'Answers to questions: the best passage of the page by the share of the question’s words, rarity measured on the market alone; it has to say something besides',
    version: '1',
    params: {
      answered: answerLimits.spaced.answered,
      partly: answerLimits.spaced.partly,
      answered_unspaced: answerLimits.unspaced.answered,
      partly_unspaced: answerLimits.unspaced.partly,
    },
    reference_url: 'https://doi.org/10.1561/1500000019',
    known_limits: [
      'Words tell that a passage is about a question, not that what it says is right.',
      'What cannot stand alone is told by lists of words: in languages without one it is not seen.',
    ],
  },
  'overlap@1': {
    name: 'Overlap: the share of the page’s runs of words that stand on pages of the market (containment)',
    version: '1',
    params: { run_words: runWords },
    reference_url: 'https://doi.org/10.1109/SEQUEN.1997.666900',
    known_limits: [
      'Compared with the usable pages of this market alone.',
      'It does not tell who copied from whom, nor a quotation from a copy.',
    ],
  },
  'findings@1': {
    name: 'Findings: failed gates, then by grade of evidence × width of the gap × share of the market × severity / effort',
    version: '1',
    params: {},
    known_limits: ['The order says where to begin, not what each change will bring.'],
  },
};
