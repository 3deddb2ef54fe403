/** How the check names-left-out ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';

const entity = (id: string, name: string, df = 3, type: Artifacts['entities'][number]['type'] = 'person') =>
  ({ id, name, type, n: 4, df, df_rate: df / 4 }) as unknown as Artifacts['entities'][number];
const told = (...entities: Artifacts['entities']) => ({
  entities,
  entity_gaps: entities.map(({ id }) => ({ entity_id: id, status: 'missing' as const, ev: ['s9'] })),
});
const two = told(entity('e1', 'Alan Hedge'), entity('e2', 'World Standing Day', 2, 'event'));

export const ends: readonly End[] = [
  ['fail', 'it names neither a person nor an event that others name', two],
  ['pass', 'one name alone is missing', told(entity('e1', 'Alan Hedge'))],
  [
    'pass',
    'its text has part of the name',
    {
      ...two,
      document: {
        modelInstructions: [],
        blocks: [{ text: 'Professor Hedge says so.' }],
      } as unknown as Artifacts['document'],
    },
  ],
  ['pass', 'it names them', { ...two, entity_gaps: [] }],
  ['not_applicable no_common_topic', 'others name no person or event', told(entity('e1', 'Uplift', 4, 'brand'))],
  ['not_applicable other_kind_of_page', 'a product', { ...two, page_type: 'product' }],
];
