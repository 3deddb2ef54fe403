/** Names every method behind the report's numbers, with its parameters, source and limits. */
import { bm25Parameters } from '../measure/bm25.ts';
import { nameWeight } from '../measure/key-phrases.ts';
import { criticalG2 } from '../measure/keyness.ts';
import { commonShare, coreShare } from '../measure/market-class.ts';
import { earlyExponent, earlyWords, halfProminence, zoneWeights } from '../measure/prominence.ts';
import { leastSample } from '../measure/quantiles.ts';
import { mostWords } from '../measure/term-occurrences.ts';
import type { Metadata } from '../report/report.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { backgroundFor, backgroundVersion } from '../text/background.ts';
import { factMethods } from './fact-methods.ts';
import { gapMethods } from './gap-methods.ts';
import { questionMethods } from './question-methods.ts';
import { resultMethods } from './result-methods.ts';
import { resultsPageMethods } from './results-page-methods.ts';

/** The methods of an audit in the analyser's language; those of a gap audit among them where it `isGap`. */
export function composeMethods(analyzer: Analyzer, isGap: boolean): Metadata['methods'] {
  const { language, stemmer, stopWords } = analyzer;
  const background = backgroundFor(analyzer);
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
        stop_words:
          stopWords === null
            ? 'none'
            : `${stopWords.name} ${stopWords.version}, less content words, with function words`,
        stop_words_size: stopWords?.size ?? 0,
      },
      known_limits: [
        'Cutting by dictionary depends on the ICU version of the runtime; in Chinese and Japanese suffixes are joined to it by rule.',
      ],
    },
    'terms@2': {
      name: 'Terms: runs of one to three words, ordered by salience: share of the pages × weight of the keyness × prominence × weight of the size',
      version: '2',
      params: {
        longest: 3,
        most: 150,
        most_words_of_page: mostWords,
        least_sites: 2,
        nested_share: 0.9,
        cut_share: 0.9,
        half_prominence: halfProminence,
        zone_title: zoneWeights.title,
        zone_h1: zoneWeights.h1,
        zone_h2_h3: zoneWeights.h2_h3,
        b: bm25Parameters.b,
        early_words: earlyWords,
        early_exponent: earlyExponent,
        lone_word: nameWeight(1),
        keyness: background === null ? 'none: no word list for this language' : 'weighed',
        core_share: coreShare,
        common_share: commonShare,
      },
      reference_url: 'https://doi.org/10.1561/1500000019',
      known_limits: [
        'The most prominent use is left out of the mean where others exist, so a term of two pages is as prominent as in the lesser one.',
        'Verbs and adjectives are told from names by word lists alone.',
      ],
    },
    'keyness@1': {
      name: 'Keyness: log-likelihood G2 against word shares of the language, a run of words against its rarest',
      version: '1',
      params: {
        background: background === null ? 'none' : backgroundVersion,
        least_share: background?.least ?? 0,
        critical_g2: criticalG2,
      },
      reference_url: 'https://doi.org/10.3115/1117729.1117730',
      known_limits: [
        'Takes the shares of the language as known; words of one page do not come independently of each other.',
        'A lower bound for runs of words and for words rarer than the list.',
        'Chinese is listed in simplified characters.',
      ],
    },
    'key_phrases@1': {
      name: 'Key phrases of one page: prominence × rarity of the words × weight of the size; orders the terms of fewer than three pages',
      version: '1',
      params: {
        half_prominence: halfProminence,
        early_words: earlyWords,
        early_exponent: earlyExponent,
        lone_word: nameWeight(1),
      },
      known_limits: ['Phrases that a page does not hold word for word are not found; see docs/benchmarks.md.'],
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
    ...questionMethods,
    ...resultMethods,
    ...factMethods(language),
    ...(isGap ? gapMethods : {}),
  };
}
