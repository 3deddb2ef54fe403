/** Which sentences of an answer cite which pages. */
import { describe, expect, test } from '@jest/globals';
import type { SampleCitation } from '../../../../analysis/gather/answer-engines.ts';
import { withAskedEngines } from '../../../../analysis/market/citations/asked-engines.ts';
import { citedSentences, uncitedSentences } from '../../../../analysis/market/support/cited-sentences.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { answeredSnapshot } from '../../answered-serp.ts';
import { engineWith, first, lost } from '../../asked-engines.ts';

const english = analyzerFor('en');
const [one, two] = ['https://one.example/', 'https://two.example/'];

/** The cited sentences of one sample with `text`; each citation covers its part of it. */
function citedIn(text: string, ...cited: [part: string, url: string][]) {
  const citations = cited.map(([part, url]): SampleCitation => {
    const start = text.indexOf(part);
    return { url, role: 'cited', start, end: start + part.length };
  });
  const serp = withAskedEngines(answeredSnapshot({ keyword: 'standing desk', language: 'en', country: 'US' }), [
    engineWith([{ ...first, text, citations }]),
  ]);
  const [answer] = serp.answers.slice(-1);
  if (answer === undefined) throw new Error('no answer');
  return citedSentences(answer, english).map(({ text: said, urls }) => [said, ...urls]);
}

describe('the marks of a sample', () => {
  test('belong to the sentence that they end or follow', () => {
    expect(citedIn('Desks are quiet [1]. They are wide. [2] Nobody says this.', ['[1]', one], ['[2]', two])).toEqual([
      ['Desks are quiet.', one],
      ['They are wide.', two],
    ]);
  });

  test('belong to their part of a sentence if a comma follows', () => {
    expect(citedIn('Atlas is quiet [1], and Boreal is wide [2].', ['[1]', one], ['[2]', two])).toEqual([
      ['Atlas is quiet', one],
      ['and Boreal is wide.', two],
    ]);
  });

  test('are left out of the sentence if they are links', () => {
    const link = '([one.example](https://one.example/))';
    expect(citedIn(`Desks are **quiet** ${link}.`, [link, one])).toEqual([['Desks are quiet.', one]]);
  });
});

test('a range with words cites for each sentence in it', () => {
  const range = 'Desks are quiet. They are wide.';
  expect(citedIn(`Yes. ${range} No page says this.`, [range, one])).toEqual([
    ['Desks are quiet.', one],
    ['They are wide.', one],
  ]);
});

test('questions and headings claim nothing', () => {
  expect(citedIn('## Quiet desks [1]\n\nIs it quiet [2]?', ['[1]', one], ['[2]', two])).toEqual([]);
});

test('an answer that was not captured has none', () => {
  const [answer] = withAskedEngines(answeredSnapshot({ keyword: 'standing desk', language: 'en', country: 'US' }), [
    engineWith([lost]),
  ]).answers.slice(-1);
  expect(answer === undefined ? undefined : citedSentences(answer, english)).toEqual([]);
});

test('on a results page, each sentence of a block cites what the block refers to', () => {
  const observed = {
    engine: 'google_ai_overview' as const,
    state: 'captured' as const,
    observed_at: '2026-11-01T10:00:00.000Z',
    blocks: [
      { type: 'paragraph' as const, text: 'Desks are quiet. They are wide.', refs: [0] },
      { type: 'paragraph' as const, text: 'Nobody says this.', refs: [] },
    ],
    references: [{ url: one, domain: 'one.example' }],
  };
  expect(citedSentences(observed, english)).toEqual([
    { sample: null, text: 'Desks are quiet.', urls: [one] },
    { sample: null, text: 'They are wide.', urls: [one] },
  ]);
});

describe('the sentences without a citation', () => {
  /** Those of one sample with `text`, in which each mark of `cited` cites a page. */
  const uncitedIn = (text: string, cited: readonly string[]) => {
    const citations = cited.map((part): SampleCitation => {
      const start = text.indexOf(part);
      return { url: one, role: 'cited', start, end: start + part.length };
    });
    const serp = withAskedEngines(answeredSnapshot({ keyword: 'standing desk', language: 'en', country: 'US' }), [
      engineWith([{ ...first, text, citations }]),
    ]);
    return serp.answers.slice(-1).flatMap((answer) => uncitedSentences(answer, english).map(({ text: said }) => said));
  };

  test('are those after the last citation of their paragraph', () => {
    expect(uncitedIn('Desks are quiet. They are wide [1]. They are red.\n\nThey last.', ['[1]'])).toEqual([
      'They are red.',
      'They last.',
    ]);
  });

  test('are all of an answer that cites nobody, without questions and introductions', () => {
    expect(uncitedIn('## Desks\n\nIn short:\n\n- Desks are quiet.\n- Are they wide?', [])).toEqual([
      'Desks are quiet.',
    ]);
  });

  test('are unknown where citations have no place', () => {
    const { role, url } = { role: 'cited' as const, url: one };
    const sample = { ...first, text: 'Desks are quiet.', citations: [{ role, url }] };
    const serp = withAskedEngines(answeredSnapshot({ keyword: 'standing desk', language: 'en', country: 'US' }), [
      engineWith([sample]),
    ]);
    expect(serp.answers.slice(-1).flatMap((answer) => uncitedSentences(answer, english))).toEqual([]);
  });
});
