/** What a finding saw on the page and what it expected, in words. */
import type { WordKind } from '../../../../analysis/languages/codes.ts';
import { number, percent } from '../numbers.ts';
import type { Finding } from '../shape.ts';
import { labelled, labels, say, texts } from '../words.ts';

/** Rules whose values are codes, by what the codes name. */
const codes: Readonly<Partial<Record<string, WordKind>>> = {
  'kind-differs': 'contentType',
  'topic-missing': 'topicStatus',
};

/** Rules whose values are shares of a question. */
const questionRules: ReadonlySet<string> = new Set(['question-unanswered', 'question-partly-answered']);

/** `home page`, `3 words`, `covers 92% of the question`; undefined where nothing is told. */
export function findingValue(finding: Finding, side: 'observed' | 'expected'): string | undefined {
  const { observed, expected, rule_id: rule } = finding;
  const { value } = finding[side];
  const ofQuestion = questionRules.has(rule);
  if (value === null) {
    if (side === 'expected' || expected.value === null) return undefined;
    return ofQuestion ? say('answerStatus', 'missing') : texts().parts.none;
  }
  if (typeof value === 'boolean') return value ? labels().yes : labels().no;
  if (typeof value === 'string') {
    const kind = codes[rule];
    return kind === undefined ? value : say(kind, value);
  }
  if (ofQuestion) return texts().market.questions.covers(percent(value));
  if (observed.unit === undefined) return number(value);
  const unit = say('findingUnit', observed.unit);
  // Units are plural: a single one is named before its number.
  const single = observed.value === 1 || expected.value === 1;
  return single ? labelled(unit, number(value)) : `${number(value)} ${unit}`;
}
