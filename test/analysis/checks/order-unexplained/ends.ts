/** How the check order-unexplained ends, and by which change of an ordinary page. */
import { type End, shows } from '../changes.ts';

const rated = (...ratings: [string, number][]) => ({
  ...shows({
    ratings: ratings.map(([name, rating], index) => ({ name, place: index + 1, rating, shown: `${rating}` })),
  }),
  page_type: 'listicle' as const,
});
const first = rated(['Uplift', 4.2], ['Fully', 4.1], ['Branch', 4.8], ['Autonomous', 4]);

export const ends: readonly End[] = [
  ['fail', 'the third is rated higher than the first', first],
  ['fail', 'the last is rated far higher than the second', rated(['U', 4.9], ['F', 3.9], ['B', 3.9], ['A', 4.8])],
  ['pass', 'the list is in the order of its ratings', rated(['U', 4.9], ['F', 4.8], ['B', 4.8], ['A', 4])],
  ['pass', 'the list is in the order of the alphabet', rated(['A', 4.2], ['B', 4.8], ['F', 4], ['U', 4.9])],
  ['pass', 'the ratings hardly differ', rated(['U', 4.7], ['F', 4.8], ['B', 4.5], ['A', 4.6])],
  ['not_applicable other_kind_of_page', 'a guide', { ...first, page_type: 'guide' }],
];
