/** Names of the parts of a results page. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { featureNameOf } from '../../../../analysis/market/features/feature-names.ts';

test.each([
  ['people_also_ask', 'paa'],
  ['peopleAlsoAsk', 'paa'],
  ['relatedSearches', 'related'],
  ['knowledgeGraph', 'knowledge_graph'],
  ['topStories', 'news'],
  ['Local Pack', 'local_pack'],
  ['ai_overview', 'ai_overview'],
  ['refinement_chips', 'refinement_chips'],
])('%s is %s', (type, name) => {
  expect(featureNameOf(type)).toBe(name);
});

test('a name is its own name', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('videos', 'toString', '__proto__', 'imagesXY')), (type) => {
      const name = featureNameOf(type);
      expect(featureNameOf(name)).toBe(name);
    }),
  );
});
