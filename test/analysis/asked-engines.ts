/** Answers of an engine that was asked three times, and disagreed with itself; written for tests. */
import type { AnswerSample, EngineAnswers, SampleCitation } from '../../analysis/index.ts';

/** Addresses that the samples cite. Two pages of one site, and one page under two addresses. */
export const pages = {
  desk1: 'https://desk1.example/page',
  desk3: 'https://desk3.example/page',
  desk3Tracked: 'https://desk3.example/page?utm_source=engine#:~:text=motor',
  review: 'https://www.review.example/desks',
  reviewOther: 'https://blog.review.example/chairs',
} as const;

/** A sample with `text`; each citation stands at the mark that `at` names. */
function sampleOf(text: string, cites: readonly [url: string, at: string][], changes: Partial<AnswerSample> = {}) {
  const citations = cites.map(([url, at]): SampleCitation => {
    const start = text.indexOf(at);
    if (start < 0) throw new Error(`no ${at}`);
    return { url, role: 'cited', start, end: start + at.length };
  });
  return { ...captured, text, citations, ...changes };
}

const captured: AnswerSample = {
  state: 'captured',
  observed_at: '2026-11-01T10:00:03.000Z',
  text: '',
  citations: [],
  fan_out_queries: [],
};

export const lost: AnswerSample = { ...captured, state: 'not_captured', observed_at: '2026-11-01T10:00:09.000Z' };

export const first = sampleOf(
  '## Which desk?\n\nThe Atlas Pro is quiet [1]. Atlas is cheaper [2].\n\n- Boreal 2 is the widest [2]',
  [
    [pages.desk1, '[1]'],
    [pages.desk3, '[2]'],
  ],
  { fan_out_queries: ['how quiet is the atlas pro', 'atlas desk price'] },
);
export const second = sampleOf('Most reviewers prefer the boreal 2 [1].', [[pages.desk3Tracked, '[1]']], {
  citations: [
    { url: pages.desk3Tracked, role: 'cited', start: 35, end: 38, title: 'Desk 3' },
    { url: pages.review, role: 'retrieved' },
  ],
  fan_out_queries: ['atlas desk price'],
});
export const third = sampleOf('Boreal 2 [1] before ATLAS  PRO [2], says one site twice [3].', [
  [pages.desk3, '[1]'],
  [pages.review, '[2]'],
  [pages.reviewOther, '[3]'],
]);

/** An engine with these samples. */
export function engineWith(samples: AnswerSample[], changes: Partial<EngineAnswers> = {}): EngineAnswers {
  return {
    engine: 'chatgpt',
    provider: 'openai',
    fidelity: 'api',
    model: 'gpt-test',
    question: 'What should I know about standing desk?',
    region: { requested: 'US', effective: 'US' },
    fan_out_provenance: 'observed',
    samples,
    ...changes,
  };
}
