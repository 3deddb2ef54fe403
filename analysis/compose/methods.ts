/** Names every method behind the report's numbers, with its parameters, source and limits. */
import { bm25Parameters } from '../measure/bm25.ts';
import { hubShare, leastBurst } from '../measure/graph-names.ts';
import { leastSample } from '../measure/quantiles.ts';
import { mostAnswers, placeShare } from '../measure/question-answers.ts';
import { mostOwnOfPage, mostQuestions } from '../measure/question-choice.ts';
import { leastOverlap } from '../measure/question-merging.ts';
import { leastDerivedSites } from '../measure/question-wording.ts';
import { leastAssociation, resolution } from '../measure/topic-graph.ts';
import { severalPassages } from '../measure/topic-passages.ts';
import { mostTopics } from '../measure/topics.ts';
import type { Metadata } from '../report/report.ts';
import type { Analyzer } from '../text/analyzer.ts';

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
    'questions@2': {
      name: 'Questions of the results page and of headings and titles about the market, equal by what they ask for and the weighted Jaccard index of their stems',
      version: '2',
      params: {
        most: mostQuestions,
        most_own_of_page: mostOwnOfPage,
        least_overlap: leastOverlap,
        least_sites_of_derived: leastDerivedSites,
      },
      known_limits: [
        'Synonyms are not known: two wordings without common words stay two questions.',
        'Searches of answer engines that are no questions in form are left out.',
        'A question is derived from headings only by forms that stay grammatical whatever follows, in seven languages.',
      ],
    },
    'answers@1': {
      name: 'Answers: words of the question (BM25) and place below a heading that asks it, combined by a noisy or',
      version: '1',
      params: {
        ...bm25Parameters,
        most: mostAnswers,
        below_heading: placeShare.heading,
        below_title: placeShare.title,
      },
      reference_url: 'https://doi.org/10.1561/1500000019',
      known_limits: ['Words and place tell that a passage is about a question, not that what it says is right.'],
    },
    'topics@1': {
      name: 'Topics: communities (Louvain) of terms and phrases of headings by normalised pointwise mutual information within passages',
      version: '1',
      params: {
        most: mostTopics,
        resolution,
        least_association: leastAssociation,
        least_residual_idf: leastBurst,
        hub_share: hubShare,
        passages_of_a_treatment: severalPassages,
      },
      reference_url: 'https://arxiv.org/abs/0803.0476',
      known_limits: [
        'With few short pages only subjects that two sites dwell on are found.',
        'The label is one of the topic’s own names; nouns are told from other words in seven languages.',
      ],
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
  };
}
