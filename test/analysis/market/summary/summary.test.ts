/** The market in a few numbers and sentences. */
import { describe, expect, test } from '@jest/globals';
import type { SummaryFacts } from '../../../../analysis/market/summary/facts.ts';
import { aiAnswerState, composeSummary } from '../../../../analysis/market/summary/section.ts';
import { claim, question, topic, usable } from '../../written-sections.ts';

const silent: SummaryFacts = {
  language: 'en',
  usable,
  attempted: 10,
  medianWords: null,
  medianAgeDays: null,
  distinctDomains: 9,
  aiAnswerState: 'unsupported',
  results: [],
  questions: [],
  topics: [],
  claims: [],
  intent: {
    primary: null,
    distribution: { informational: 0, commercial: 0, transactional: 0, navigational: 0, local: 0 },
    confidence: 0,
    mixed: false,
    weight: 0,
    signals: [],
  },
  answers: [],
  landscape: null,
};
const compose = (changes: Partial<SummaryFacts>) => composeSummary({ ...silent, ...changes });
const texts = (changes: Partial<SummaryFacts>) => compose(changes).facts.map(({ text }) => text);

test('of nothing measured says what is not known, and no more', () => {
  expect(compose({})).toMatchObject({
    answer_first: null,
    primary_intent: null,
    median_words: null,
    distinct_domains: 9,
  });
  expect(texts({})).toEqual([
    '10 of 10 pages could be used.',
    'No answer engine could be observed, so it is not known which sites they cite.',
  ]);
  expect(texts({ usable: [], attempted: 4 })[0]).toBe('None of 4 pages could be used. Shares need 3.');
});

describe('the share of pages that answer first', () => {
  const at = (places: (number | null | undefined)[]) =>
    places.map((place, index) => ({
      source_id: `s${index + 1}`,
      ...(place === undefined ? {} : { direct_answer: place === null ? null : { present: true, offset_ratio: place } }),
    }));

  test('counts answers within the first 30 % of a page, of all usable pages', () => {
    expect(compose({ results: at([0, 0.3, 0.31, null]) }).answer_first).toMatchObject({ k: 2, n: 10 });
  });

  test('does not count pages that cannot be used, and is null where nothing was measured or pages are few', () => {
    expect(compose({ results: at([0, 0, 0, 0]), usable: ['s1', 's2', 's9'] }).answer_first).toMatchObject({
      k: 2,
      n: 3,
    });
    expect(compose({ results: at([undefined, undefined]) }).answer_first).toBeNull();
    expect(compose({ results: at([0]), usable: ['s1', 's2'] }).answer_first).toBeNull();
  });
});

test('says in English what was measured, with what proves it', () => {
  const summary = compose({
    medianWords: 1840.5,
    medianAgeDays: 412,
    results: [
      { source_id: 's1', content_type: 'guide', direct_answer: { present: true, offset_ratio: 0.1 } },
      { source_id: 's2', content_type: 'guide', direct_answer: { present: false } },
    ],
    intent: {
      ...silent.intent,
      primary: 'commercial',
      distribution: { ...silent.intent.distribution, commercial: 0.62, informational: 0.38 },
      signals: [
        { signal: 'results_page:shopping', intent: 'transactional', weight: 2, ev: ['x2'] },
        { signal: 'results:comparison', intent: 'commercial', weight: 4, ev: ['s4'] },
      ],
    },
    questions: [question('q1', 'What is it?', 9, { frequency: 6 })],
    topics: [topic('t1', 'Height', 9), topic('t2', 'Motors', 7), topic('t3', 'Noise', 2)],
    claims: [
      claim('c1', 'entry price', 3, 5, { conflicts_with: ['c2'] }),
      claim('c2', 'entry price', 2, 5, { value: '650', conflicts_with: ['c1'] }),
    ],
  });
  expect(summary.facts.slice(1)).toEqual([
    { text: 'Most searchers want to compare options.', ev: ['s4'] },
    { text: 'The most common type of page is the guide (2 of 2 results).', ev: ['s1', 's2'] },
    { text: 'The median page has 1,841 words. Longer text does not help by itself.', ev: usable },
    { text: 'The median dated page was published or updated 412 days ago.', ev: usable },
    { text: '1 of 10 pages answers the keyword in the first 30% of its text.', ev: usable },
    { text: 'No answer engine could be observed, so it is not known which sites they cite.', ev: [] },
    { text: 'Most of the 10 pages cover “Height” and “Motors”.', ev: ['t1', 't2'] },
    { text: 'Pages most often ask “What is it?” (6 of 10 pages).', ev: ['q1'] },
    {
      text: 'Sites disagree on “entry price”: they give $499 or $650.',
      ev: ['c1'],
    },
  ]);
});

test('says in French the same, in French figures and spaces', () => {
  const facts = texts({
    language: 'fr',
    medianWords: 1840,
    questions: [question('q1', 'Qu’est-ce que c’est ?', 9, { frequency: 6 })],
    intent: {
      ...silent.intent,
      primary: 'local',
      mixed: true,
      distribution: { ...silent.intent.distribution, local: 0.5, informational: 0.5 },
    },
  });
  expect(facts.map((text) => text.replaceAll(/[\u00a0\u202f]/gu, '~'))).toEqual([
    '10~pages sur 10 ont pu être exploitées.'.replace('~', ' '),
    'Une partie des internautes veut s’informer~; une autre, presque aussi nombreuse, veut trouver un lieu proche.',
    'La longueur médiane des pages est de 1~840 mots. Un texte plus long n’aide pas en soi.',
    'Aucun moteur de réponse n’a pu être interrogé~: on ne sait donc pas quels sites sont cités.',
    'La question que posent le plus de pages~: «~Qu’est-ce que c’est ?~» (6 pages sur 10).',
  ]);
});

test('an answer seen tells more than one not seen', () => {
  const feature = (type: string, state: 'absent' | 'not_captured') => ({ id: 'x1', type, state, owners: [] });
  expect(aiAnswerState([{ state: 'absent' }, { state: 'captured' }], [])).toBe('captured');
  expect(aiAnswerState([{ state: 'not_captured' }], [feature('ai_overview', 'absent')])).toBe('absent');
  expect(aiAnswerState([], [feature('ai_overview', 'not_captured'), feature('paa', 'absent')])).toBe('not_captured');
  expect(aiAnswerState([], [])).toBe('unsupported');
});
