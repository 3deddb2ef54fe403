/** Sentences of AI answers beside the user's page: who is their source, and what the page says. */
import { describe, expect, test } from '@jest/globals';
import type { ObservedAnswer } from '../../../../analysis/index.ts';
import { withAskedEngines } from '../../../../analysis/market/citations/asked-engines.ts';
import type { JudgedSentence } from '../../../../analysis/market/support/measure.ts';
import { measureOpenings } from '../../../../analysis/page/answers/answer-openings.ts';
import { composeOpenings } from '../../../../analysis/page/answers/openings-section.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import type { MarketSerp } from '../../../../analysis/report/report.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { answeredSnapshot } from '../../answered-serp.ts';
import { engineWith, first } from '../../asked-engines.ts';
import { measuredPage } from '../../measured-page.ts';

const own = 'https://own.example/';
const other = 'https://other.example/';
const analyzer = analyzerFor('en');
const page = measuredPage('s9', 'own.example', [
  '# Standing desks',
  'The motor of a standing desk lifts 120 kg. The frame of a standing desk weighs 30 kg.',
  '## Atlas Pro',
  'The warranty of the frame lasts ten years.',
]);

/** An answer of an asked engine that says `text` and cites no page. */
function uncitedAnswer(text: string): ObservedAnswer {
  const serp = answeredSnapshot({ keyword: 'standing desk', language: 'en', country: 'US' });
  const [answer] = withAskedEngines(serp, [engineWith([{ ...first, text, citations: [] }])]).answers.slice(-1);
  if (answer === undefined) throw new Error('no answer');
  return answer;
}

function judged(text: string, state: JudgedSentence['state'], urls = [other]): JudgedSentence {
  return { sample: 1, text, urls, state, proof: null };
}

function openingsOf(support: JudgedSentence[], answer = uncitedAnswer('')) {
  return measureOpenings({
    ...{ answers: [answer], support: [support], own: { page, cut: passagesOf(page) }, urls: [own] },
    ...{ analyzer, country: 'US' },
  });
}

const brief = (openings: ReturnType<typeof openingsOf>) =>
  openings.map(({ sentence, source, page: stand }) => [sentence.text, source, stand]);

describe('a sentence that cites other pages', () => {
  test.each([
    ['The motor of a standing desk lifts 120 kg.', 'says_so'],
    ['The motor of a standing desk lifts 90 kg.', 'says_otherwise'],
    ['The motor of a standing desk is quiet at night.', 'silent'],
    ['The Atlas Pro has a frame with a warranty of ten years.', 'says_so'],
    // The page says so of another thing.
    ['The Boreal has a frame with a warranty of ten years.', 'silent'],
    ['Boreal has a frame with a warranty of ten years.', 'silent'],
  ])('%s: the page is %s', (text, stand) => {
    expect(brief(openingsOf([judged(text, 'not_found')]))).toEqual([[text, 'not_found', stand]]);
  });

  test('comes first if it has no good source and the page says so', () => {
    const says = 'The motor of a standing desk lifts 120 kg.';
    const silent = 'The motor of a standing desk is quiet at night.';
    const otherwise = 'The frame of a standing desk weighs 50 kg.';
    expect(
      brief(
        openingsOf([
          judged(silent, 'supported'),
          judged('The frame of a standing desk weighs 30 kg.', 'supported'),
          judged(otherwise, 'contradicted'),
          judged(says, 'not_found'),
        ]),
      ),
    ).toEqual([
      [says, 'not_found', 'says_so'],
      [otherwise, 'contradicted', 'says_otherwise'],
      ['The frame of a standing desk weighs 30 kg.', 'supported', 'says_so'],
      [silent, 'supported', 'silent'],
    ]);
  });

  test('counts once, and not at all if it cites the page or its sources could not be read', () => {
    const text = 'The motor of a standing desk lifts 120 kg.';
    expect(openingsOf([judged(text, 'not_found'), judged(text.toUpperCase(), 'not_found')])).toHaveLength(1);
    expect(openingsOf([judged(text, 'not_found', [other, own]), judged(text, 'unreadable')])).toEqual([]);
  });

  test('is one of three of its kind at most', () => {
    const many = ['quiet', 'loud', 'green', 'slow', 'heavy'].map((word) =>
      judged(`The motor of a standing desk is ${word} at night.`, 'not_found'),
    );
    expect(openingsOf(many)).toHaveLength(3);
  });
});

test('a sentence without a source is listed if the page says it, or if it states a figure', () => {
  const text =
    'Here is what matters:\n\nA standing desk has a motor that lifts 120 kg. You will love it every day. It costs $700. Is it quiet?';
  expect(brief(openingsOf([], uncitedAnswer(text)))).toEqual([
    ['A standing desk has a motor that lifts 120 kg.', 'uncited', 'says_so'],
    ['It costs $700.', 'uncited', 'silent'],
  ]);
});

test('the report has the ids of the answer, of the cited pages and of the passage, with what they say', () => {
  const answers = [{ id: 'a4', citations: [{ id: 'a4.c2', url: other }] }] as unknown as MarketSerp['answer_engines'];
  const rival = passagesOf(measuredPage('s2', 'other.example', ['A motor lifts 80 kg.'])).passages[0];
  if (rival === undefined) throw new Error('no passage');
  const sentence: JudgedSentence = {
    ...judged('The motor of a standing desk lifts 120 kg.', 'contradicted'),
    proof: { passage: rival, start: 0, end: rival.text.length, difference: 'figure' },
  };
  expect(composeOpenings(openingsOf([sentence]), answers)).toEqual([
    {
      ...{ answer_id: 'a4', sample: 1, text: sentence.text, source: 'contradicted', citations: ['a4.c2'] },
      ...{ rival: { source_id: 's2', quote: 'A motor lifts 80 kg.' }, page: 'says_so', passage_id: 's9.p1' },
      quote: 'The motor of a standing desk lifts 120 kg.',
    },
  ]);
});
