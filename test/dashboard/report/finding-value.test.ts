/** What a finding saw and expected is told in words: no codes, no bare shares, no plural of one. */
import { beforeEach, expect, test } from '@jest/globals';
import { findingValue } from '../../../dashboard/src/report/gap/finding-value.ts';
import type { Finding } from '../../../dashboard/src/report/shape.ts';
import { showIn } from '../../../dashboard/src/report/words.ts';
import { shownPackOf } from '../shown-packs.ts';

type Value = Finding['observed']['value'];

beforeEach(() => showIn(shownPackOf('en')));

function valuesOf(rule_id: string, seen: Value, wanted: Value, unit?: string): (string | undefined)[] {
  const finding = {
    rule_id,
    observed: { value: seen, ev: [], ...(unit === undefined ? {} : { unit }) },
    expected: { value: wanted, basis: 'market', ev: [] },
  } as unknown as Finding;
  return [findingValue(finding, 'observed'), findingValue(finding, 'expected')];
}

test.each<[string, Value, Value, string | undefined, (string | undefined)[]]>([
  ['kind-differs', 'home', 'listicle', undefined, ['home page', 'list article']],
  ['topic-missing', 'partial', 'covered', undefined, ['in passing', 'covered']],
  ['title-without-keyword', 'home', 'desk', undefined, ['home', 'desk']],
  ['question-unanswered', null, 0.92, undefined, ['not answered', 'covers 92% of the question']],
  ['comparison-missing', 0, 1, 'comparisons', ['comparisons: 0', 'comparisons: 1']],
  ['thin-content', 53, 218, 'words', ['53 words', '218 words']],
  ['date-missing', null, true, undefined, ['none', 'yes']],
  ['model-advice', null, null, undefined, [undefined, undefined]],
])('%s: %s, %s', (rule, seen, wanted, unit, said) => {
  expect(valuesOf(rule, seen, wanted, unit)).toEqual(said);
});
