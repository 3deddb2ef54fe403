/** How long each text of a language model may be, and how many ids an item may cite. */
import { expect, test } from '@jest/globals';
import { adviceTask } from '../../../analysis/model/advice/task.ts';
import { answersTask } from '../../../analysis/model/answers/task.ts';
import { briefTask } from '../../../analysis/model/brief/task.ts';
import { factsTask } from '../../../analysis/model/facts/task.ts';
import { questionsTask } from '../../../analysis/model/questions/task.ts';
import { rewritesTask } from '../../../analysis/model/rewrites/task.ts';
import { supportTask } from '../../../analysis/model/support/task.ts';
import { topicsTask } from '../../../analysis/model/topics/task.ts';
import type { Written } from '../../../analysis/model/unsupported.ts';

const ev = ['s1.p1'];
const passage = 's1.p1';
const question = 'q1';

// A quote and a figure have two characters more than the text itself: their quotation marks.
test.each<[string, Written, number[], number]>([
  [
    'advice: title, why, action, suggestion',
    adviceTask.written({
      ...{ finding_id: null, title: 'A', why: 'B', action: 'C', suggestion: 'D' },
      ...{ impact: 'high', effort: 'S', ev },
    }),
    [120, 420, 420, 500],
    12,
  ],
  ['an answer', answersTask.written({ question, ev }), [], 24],
  [
    'a part of the brief: heading, note',
    briefTask.written({ heading: 'A', topic: 't1', questions: [], note: 'B', ev }),
    [60, 420],
    16,
  ],
  [
    'a fact: subject, qualifier, value, quote',
    factsTask.written({ subject: 'A', qualifier: 'B', joins: [], conflicts: [], value: '9', quote: 'C', ev }),
    [120, 120, 62, 302],
    20,
  ],
  ['a question', questionsTask.written({ text: 'A', joins: [], ev }), [140], 24],
  ['a rewritten passage', rewritesTask.written({ passage, question, text: 'A', ev }), [900], 8],
  [
    'a judged sentence: quote',
    supportTask.written({ sentence: 'a1.s1', state: 'supported', difference: null, quote: 'A', ev }),
    [302],
    4,
  ],
  ['a topic: label, names', topicsTask.written({ label: 'A', names: ['B', 'C'], joins: [], ev }), [60, 60, 60], 40],
])('%s', (_name, { texts, maxIds }, chars, ids) => {
  expect(texts.map(({ maxChars }) => maxChars)).toEqual(chars);
  expect(maxIds).toBe(ids);
});
