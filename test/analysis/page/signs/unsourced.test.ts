/** Statements that rest on studies which nobody names. */
import { expect, test } from '@jest/globals';
import { unsourcedIn } from '../../../../analysis/page/signs/unsourced.ts';

const says = (sign: string, { text }: { text: string }): boolean =>
  sign === 'vague_source' && text.includes('research suggests');
const unsourced = (text: string, heading: string): string | null =>
  unsourcedIn([{ text }] as unknown as Parameters<typeof unsourcedIn>[0], says, () => false, heading).unsourced;

test.each([
  ['a place that the page is about', 'What cleaning costs in San Diego', true],
  ['a name of which the heading has half', 'What cleaning costs in Diego', false],
  ['a name that the heading does not have', 'What cleaning costs', false],
])('a name is a source, unless it is the subject: %s', (_, heading, isTold) => {
  const text = 'Recent research suggests that cleaning in San Diego costs 60 dollars an hour.';
  expect(unsourced(text, heading)).toBe(isTold ? text : null);
});

test('the name of who studied it is a source beside the subject', () => {
  const text = 'Recent research suggests, says Harvard, that cleaning in San Diego costs 60 dollars an hour.';
  expect(unsourced(text, 'What cleaning costs in San Diego')).toBeNull();
});
