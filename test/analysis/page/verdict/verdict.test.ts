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
  expect(composeVerdict({ ...facts, percentiles: [0.25, 0.5] }, [])).toEqual({ state, reasons: [] });
});

test('a page that is behind most in no part is not behind', () => {
  const facts = { overall: 38, isBlocked: false, offTopic: false };
  expect(composeVerdict({ ...facts, percentiles: [0.3, 0.5] }, []).state).toBe('competitive');
});

test.each([
  ['on the keyword', { fit: 'on' as const }, false],
  ['near it', { fit: 'near' as const }, true],
  ['off it', { fit: 'off' as const }, true],
  ['unread', undefined, false],
])('a page %s has the verdict that it would get as a result', (_, fit, expected) => {
  expect(isAboutSomethingElse(fit)).toBe(expected);
});
