/** Names the methods behind the questions, who answers them, and the topics. */
import { answerLimits } from '../measure/answer-status.ts';
import { hubShare, leastBurst } from '../measure/graph-names.ts';
import { mostAnswers, placeShare } from '../measure/question-answers.ts';
import { mostOwnOfPage, mostQuestions } from '../measure/question-choice.ts';
import { leastOverlap } from '../measure/question-merging.ts';
import { leastDerivedSites } from '../measure/question-wording.ts';
import { leastAssociation, resolution } from '../measure/topic-graph.ts';
import { severalPassages } from '../measure/topic-passages.ts';
import { mostTopics } from '../measure/topics.ts';
import type { Metadata } from '../report/report.ts';

/** The methods of `questions` and `topics`. */
export const questionMethods: Metadata['methods'] = {
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
    name: 'Answers: the share of the question’s words that a passage holds, and its place below a heading that asks it, combined by a noisy or; a page answers from the threshold on',
    version: '1',
    params: {
      threshold: answerLimits.spaced.answered,
      threshold_unspaced: answerLimits.unspaced.answered,
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
};
