/** How the check answer-buried ends, and by which change of an ordinary page. */
import { type End, keyword, own, shows } from '../changes.ts';
import { ordinary } from '../ordinary.ts';

const direct = own({ answer_after_words: null });
const late = (wordsBefore: number, touched_after: number | null = null, priced_after = wordsBefore) => {
  const answer = { text: 'A standing desk costs $400 to $900.', wordsBefore };
  return { ...direct, ...shows({ answer, best_answer: answer, touched_after, priced_after }) };
};

/** A guide to costs, by its title and the words before its first amount of money and the sentence with the first price. */
const priced = (title: string, priced_after: number) => ({
  ...keyword({ text: 'standing desk cost' }),
  ...shows({ priced_after, first_price: { text: 'Most desks cost $400 to $900.', wordsBefore: priced_after } }),
  document: {
    ...ordinary().document,
    facts: { ...ordinary().document.facts, title: { value: title, where: '<title>' } },
  },
});

export const ends: readonly End[] = [
  ['fail', 'after 100 words', late(100)],
  ['pass', 'within the first 100', late(99)],
  ['not_applicable other_kind_of_page', 'a story in the news', { ...late(100), page_type: 'news' }],
  [
    'not_applicable no_direct_answer',
    'the keyword asks for nothing that one sentence says',
    { ...late(100), keyword: { ...ordinary().keyword, text: 'standing desk' } },
  ],
  [
    'not_applicable no_direct_answer',
    'the keyword asks for steps',
    { ...late(100), keyword: { ...ordinary().keyword, text: 'how to build a standing desk' } },
  ],
  [
    'not_applicable no_direct_answer',
    'the keyword asks for a list of the best',
    { ...late(100), keyword: { ...ordinary().keyword, text: 'best standing desk' } },
  ],
  ['fail', 'the first price comes late', priced('What a standing desk costs', 300)],
  [
    'fail',
    'the first price comes late, and the one that answers later still',
    {
      ...priced('What a standing desk costs', 300),
      ...shows({
        priced_after: 300,
        first_price: { text: 'A mat costs $40.', wordsBefore: 300 },
        best_answer: { text: 'A standing desk costs $400 to $900.', wordsBefore: 500 },
      }),
    },
  ],
  ['pass', 'the first price comes in the opening', priced('What a standing desk costs', 100)],
  [
    'pass',
    'the keyword asks for a price, and an amount stands in the opening',
    { ...late(300, null, 20), ...keyword({ text: 'standing desk cost' }) },
  ],
  ['pass', 'the title promises no price', priced('Standing desks', 300)],
  ['pass', 'the opening is on the matter', late(300, 20)],
  ['pass', 'another passage answers early', { ...late(300), ...own({ answer_after_words: 20 }) }],
  ['not_applicable other_kind_of_page', 'a list', { ...late(300), page_type: 'listicle' }],
  ['not_applicable no_direct_answer', 'there is none', { ...shows({ answer: null, best_answer: null }), ...direct }],
];
