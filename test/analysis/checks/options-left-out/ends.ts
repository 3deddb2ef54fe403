/** How the check options-left-out ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';
import { ordinary } from '../ordinary.ts';

const option = (name: string, sources: readonly string[], type = 'brand') =>
  ({ name, type, listed_by: sources.map((source_id) => ({ source_id })) }) as unknown as Artifacts['options'][number];
const list = { page_type: 'listicle' as const };
const saying = (visibleText: string) => {
  const { document } = ordinary();
  return { ...document, facts: { ...document.facts, visibleText, textBeside: [] } };
};
const two = { ...list, options: [option('Uplift', ['s1', 's2', 's3']), option('Fully Jarvis', ['s1', 's2'])] };

export const ends: readonly End[] = [
  ['fail', 'it names neither of two that most lists recommend', two],
  ['fail', 'it names one of them', { ...two, document: saying('The Fully Jarvis is a desk.') }],
  [
    'pass',
    'it has the first word of the name',
    { ...list, options: [two.options[0] ?? option('', [])], document: saying('Our Uplift.') },
  ],
  [
    'fail',
    'both other lists recommend two',
    { ...list, options: [option('Uplift', ['s1', 's2']), option('Fully', ['s1', 's2'])] },
  ],
  ['pass', 'both other lists recommend one', { ...list, options: [option('Uplift', ['s1', 's2'])] }],
  [
    'pass',
    'of three lists, two recommend it',
    { ...list, options: [option('Uplift', ['s1', 's2']), option('Fully', ['s3'])] },
  ],
  ['pass', 'few lists recommend it', { ...list, options: [option('Uplift', ['s1']), option('Jarvis', ['s2'])] }],
  ['pass', 'it is no name of a thing to buy', { ...list, options: [option('Standing', ['s1', 's2'], 'concept')] }],
  ['not_applicable no_common_topic', 'no other page is a list', { ...list, options: [option('Uplift', ['s1'])] }],
  ['not_applicable other_kind_of_page', 'a guide', { ...two, page_type: 'guide' }],
];
