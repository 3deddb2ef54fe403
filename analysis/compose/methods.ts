/** Names every method behind the report's numbers, with its parameters, source and limits. */
import { bm25Parameters } from '../measure/bm25.ts';
import { leastSample } from '../measure/quantiles.ts';
import type { Metadata } from '../report/report.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { resultsPageMethods } from './results-page-methods.ts';

/** The methods of an audit in the analyser's language. */
export function composeMethods(analyzer: Analyzer): Metadata['methods'] {
  const { language, stemmer, stopWords } = analyzer;
  return {
    'extraction@2': {
      name: 'Main content: blocks of the page kept by a learned model of their make-up and place, by kind of page',
      version: '2',
      params: {},
      known_limits: [
        'Text that scripts add is not seen.',
        'The model was trained on 2,160 pages, most of them in English or German; see docs/benchmarks.md.',
      ],
    },
    'words@1': {
      name: 'Words: letters, marks and digits of any script; Intl.Segmenter where words are written together',
      version: '1',
      params: {
        language,
        segmenter: analyzer.unsegmented,
        stemmer: stemmer === null ? 'none' : `${stemmer.name} ${stemmer.version}`,
        stop_words: stopWords === null ? 'none' : `${stopWords.name} ${stopWords.version}, less content words`,
        stop_words_size: stopWords?.size ?? 0,
      },
      known_limits: ['Cutting by dictionary depends on the ICU version of the runtime.'],
    },
    'terms@1': {
      name: 'Terms: runs of one to three words by the number of usable pages that hold them',
      version: '1',
      params: { longest: 3, most: 150, least_sites: 2, nested_share: 0.9 },
      known_limits: ['Ordered by reach alone: everyday words are not weighed against a reference corpus.'],
    },
    'questions@1': {
      name: 'Questions in headings, equal by what they ask for and their stems',
      version: '1',
      params: { most: 40, most_answers_of_page: 5 },
      known_limits: ['Questions outside headings are not seen.', 'That a passage answers is told by its place.'],
    },
    'passages@1': {
      name: 'Passages: blocks under one heading, ranked for the keyword by BM25',
      version: '1',
      params: { ...bm25Parameters, enough_words: 90, most_of_page: 6 },
      reference_url: 'https://doi.org/10.1561/1500000019',
      known_limits: ['Words alone decide: synonyms are not known.'],
    },
    'wilson95@1': {
      name: 'Wilson score interval, 95 %',
      version: '1',
      params: { z: 1.959963984540054 },
      reference_url: 'https://doi.org/10.1080/01621459.1927.10502953',
      known_limits: ['Takes pages for independent; pages of one site are not.'],
    },
    'quantiles@1': {
      name: 'Quantiles by linear interpolation (definition 7 of Hyndman and Fan)',
      version: '1',
      params: { least_sample: leastSample },
      reference_url: 'https://doi.org/10.1080/00031305.1996.10473566',
      known_limits: ['With few pages the outer percentiles are close to the extremes.'],
    },
    ...resultsPageMethods(language),
  };
}
