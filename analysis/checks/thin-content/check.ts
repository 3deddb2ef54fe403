/** Check: the page is far shorter than the market's and leaves out topics that they treat. */

import type { ContentType } from '../../report/vocabulary.ts';
import { defineRule } from '../../rules/rule.ts';
import { ascending, median as medianOf } from '../../statistics/quantiles.ts';
import { choices, readable, texts } from '../applicability.ts';
import { defineCheck, type Found, failWith, undecided } from '../check.ts';
import { isAnswered, isNameable } from '../question-findings/suited-questions.ts';
import { isNamed, isShared } from '../shared-topics/shared-topics.ts';
import { wordsBeside } from '../words-beside.ts';

export const thinContentRule = defineRule({
  id: 'thin_content',
  version: 10,
  name: 'The page has far fewer words than the market, and leaves its subjects open or hardly says anything',
  constants: {
    maxShare: {
      value: 0.5,
      unit: 'share of the median',
      reason: 'length has no effect of its own; at half of it something is left out',
    },
    maxShareAlone: {
      value: 0.4,
      unit: 'share of the median',
      reason: 'at two fifths a page leaves things out, whether their names are recognized or not',
    },
    minLonger: {
      value: 0.75,
      unit: 'share of the pages',
      reason: 'where a quarter of the pages rank with as few words, length is no gap',
    },
    minOpen: { value: 3, unit: 'subjects', reason: 'a short page that treats what others treat is only brief' },
    minNamed: { value: 2, unit: 'subjects', reason: 'a count of words alone tells nobody what to add' },
    maxNamed: { value: 4, unit: 'subjects', reason: 'more are not read in a sentence' },
    confidence: { value: 0.8, unit: 'probability', reason: 'text that scripts load is not counted' },
  },
  knownLimits: [],
});

const { maxShare, maxShareAlone, minLonger, minOpen, minNamed, maxNamed, confidence } = thinContentRule.values;

/** A page that offers one thing, or lets its visitors calculate, may be brief; one that hardly describes it says too little. */
const sold = ['service', 'local_service', 'tool'] as const satisfies readonly ContentType[];
const isOffer = (type: ContentType | null): boolean => sold.some((each) => each === type);

export interface ThinParams {
  own: number;
  /** Median number of words in the market. */
  median: number;
  n: number;
  /** Topics and questions that market pages treat, this one does not, and no other finding names. */
  open: string[];
}

export const thinContent = defineCheck({
  id: 'thin-content',
  category: 'coverage',
  appliesTo: readable(...texts, ...choices, ...sold),
  weight: { severity: 'high', effort: 'M', metric: 'topic_coverage', practice: 'question_coverage' },
  needs: [
    'signs',
    'document',
    'language',
    'page',
    'page_type',
    'topics',
    'topic_coverage',
    'topics_on_pages',
    'topic_echoes',
    'questions',
    'questions_on_keyword',
    'questions_settled',
    'question_answerability',
    'question_echoes',
  ],
  run: ({ signs: { own, market }, document, language, page, page_type, ...compared }) => {
    const { topics, topic_coverage, topics_on_pages, topic_echoes, questions } = compared;
    const { question_answerability, question_echoes } = compared;
    const words = ascending(market.map((each) => each.words));
    if (words.length < minOpen) return undecided('too_few_pages');
    const median = Math.round(medianOf(words));
    const names = new Map([
      ...topics.filter(isShared).map(({ id, label }) => [id, label] as const),
      ...questions.flatMap((question) =>
        isNameable(question, compared) && isAnswered(question) ? [[question.id, question.text] as const] : [],
      ),
    ]);
    const isHeaded = (id: string): boolean => topics_on_pages.get(id)?.isHeaded === true;
    const open = [
      ...topic_coverage
        .filter(({ status, topic_id }) => status === 'missing' && !topic_echoes.has(topic_id))
        .filter(({ topic_id }) => isNamed(topics_on_pages.get(topic_id)))
        // First what headings of several sites are about: one calls its own plants "low light tolerant".
        .toSorted((a, b) => Number(isHeaded(b.topic_id)) - Number(isHeaded(a.topic_id)))
        .map(({ topic_id }) => topic_id),
      ...question_answerability
        .filter(({ status, question_id }) => status === 'missing' && !question_echoes.has(question_id))
        .map(({ question_id }) => question_id),
    ].filter((id) => names.has(id));
    // A checklist in boxes may have been taken for something beside the text.
    const beside = wordsBeside({ document, language });
    if (own.words + beside >= maxShare * median && beside > own.words) return failWith<ThinParams>([]);
    // Behind a paywall stands the rest.
    if (document.facts.paywall !== null) return failWith<ThinParams>([]);
    const isShort = own.words < maxShare * median && open.length >= minOpen && !isOffer(page_type);
    const longer = words.filter((each) => each > own.words).length;
    if (longer <= minLonger * words.length || (!isShort && own.words >= maxShareAlone * median))
      return failWith<ThinParams>([]);
    const naming = (ids: readonly string[]): Found<ThinParams> => ({
      params: {
        own: own.words,
        median,
        n: words.length,
        open: ids.slice(0, maxNamed).flatMap((id) => names.get(id) ?? []),
      },
      observed: { value: own.words, unit: 'words', ev: [page.source_id] },
      expected: { value: median, basis: 'market', ev: market.map(({ source_id }) => source_id) },
      confidence,
      affects: [],
      size: 1 - own.words / median,
      reach: 1,
      json_pointer: '/page/extraction/words',
    });
    const only = (ids: ReadonlySet<string>): Found<ThinParams> | null => {
      const rest = open.filter((id) => ids.has(id));
      return rest.length < minNamed ? null : naming(rest);
    };
    return failWith(open.length < minNamed ? [] : [{ ...naming(open), listed: { ids: open, only } }]);
  },
});
