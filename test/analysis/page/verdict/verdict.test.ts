/** The verdict from gates, subject and score. */
import { expect, test } from '@jest/globals';
import { composeVerdict, isAboutSomethingElse } from '../../../../analysis/page/verdict/section.ts';

test.each([
  [{ overall: 80, isBlocked: true, offTopic: true }, 'blocked'],
  [{ overall: 80, isBlocked: false, offTopic: true }, 'off_topic'],
  [{ overall: null, isBlocked: false, offTopic: false }, 'unknown'],
  [{ overall: 75, isBlocked: false, offTopic: false }, 'leading'],
  [{ overall: 40, isBlocked: false, offTopic: false }, 'competitive'],
  [{ overall: 39.9, isBlocked: false, offTopic: false }, 'behind'],
])('%j is %s', (facts, state) => {
  expect(composeVerdict(facts, [])).toEqual({ state, reasons: [] });
});

test.each([
  [
    'near the subject, with unknown answers',
    { fit: 'near' as const, score: 0.5 },
    { value: 0.9, market_p25: 0.6 },
    true,
  ],
  ['on it for sure, with few topics', { fit: 'on' as const, score: 0.65 }, { value: 0.1, market_p25: 0.6 }, false],
  ['in doubt, with few topics', { fit: 'on' as const, score: 0.64 }, { value: 0.29, market_p25: 0.6 }, true],
  ['in doubt, with half of them', { fit: 'on' as const, score: 0.64 }, { value: 0.3, market_p25: 0.6 }, false],
  [
    'in doubt, in a market without topics',
    { fit: 'on' as const, score: 0.6 },
    { value: null, market_p25: null },
    false,
  ],
  ['of an unread page', undefined, undefined, false],
])('a page %s: about something else is %#', (_, fit, coverage, expected) => {
  expect(isAboutSomethingElse(fit, coverage === undefined ? [] : [{ id: 'topic_coverage', ...coverage }])).toBe(
    expected,
  );
});

test.each([
  ['as many questions as weaker pages, and most of their topics', 0.36, 0.5, false],
  ['fewer questions', 0.36, 0.49, true],
  ['few topics', 0.35, 0.5, true],
])('a page near the subject that answers and covers %s', (_, covered, answered, expected) => {
  const near = { fit: 'near' as const, score: 0.5 };
  const components = [
    { id: 'topic_coverage', value: covered, market_p25: 0.6 },
    { id: 'question_answerability', value: answered, market_p25: 0.5 },
  ];
  expect(isAboutSomethingElse(near, components)).toBe(expected);
});
