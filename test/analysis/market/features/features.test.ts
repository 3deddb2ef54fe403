/** What the results page shows beside its organic results. */
import { expect, test } from '@jest/globals';
import { composeFeatures } from '../../../../analysis/market/features/section.ts';
import { answeredSnapshot } from '../../answered-serp.ts';

const request = { keyword: 'standing desk', language: 'en', country: 'US' };

test('lists items by rank, then every other part that the provider knows, with its state', () => {
  expect(composeFeatures(answeredSnapshot(request))).toEqual([
    {
      id: 'x1',
      type: 'ai_overview',
      state: 'captured',
      rank_absolute: 1,
      owners: ['desk3.example', 'ergonomics.example', 'result17.example', 'desk1.example'],
    },
    { id: 'x2', type: 'shopping', state: 'captured', rank_absolute: 2, owners: ['shop.example', 'store.example'] },
    { id: 'x3', type: 'video', state: 'captured', rank_absolute: 3, owners: ['clips.example'] },
    { id: 'x4', type: 'paa', state: 'captured', rank_absolute: 6, owners: ['desk2.example'] },
    { id: 'x5', type: 'featured_snippet', state: 'not_captured', owners: [] },
    { id: 'x6', type: 'knowledge_graph', state: 'absent', owners: [] },
    { id: 'x7', type: 'local_pack', state: 'absent', owners: [] },
    { id: 'x8', type: 'related', state: 'captured', owners: [] },
  ]);
});

test('believes what was seen before what is said of it, and names each part once', () => {
  const snapshot = answeredSnapshot(request, {
    items: [
      { type: 'videos', domains: [] },
      { type: 'organic', rank_absolute: 1, domains: ['a.example'] },
    ],
    features: { video: 'absent', knowledgeGraph: 'captured', knowledge_graph: 'absent', unheard_of: 'unsupported' },
    knowledge_graph: { title: 'Standing desk', url: 'https://en.wiki.example/wiki/Standing_desk' },
  });
  expect(composeFeatures(snapshot)).toEqual([
    { id: 'x1', type: 'video', state: 'captured', owners: [] },
    { id: 'x2', type: 'knowledge_graph', state: 'captured', owners: ['en.wiki.example'] },
    { id: 'x3', type: 'unheard_of', state: 'unsupported', owners: [] },
  ]);
});

test('keeps sixty items at most', () => {
  const items = Array.from({ length: 500 }, (_, index) => ({
    type: `t${index}`,
    rank_absolute: 500 - index,
    domains: [],
  }));
  const features = composeFeatures(answeredSnapshot(request, { items, features: {} }));
  expect(features).toHaveLength(60);
  expect(features[0]).toMatchObject({ type: 't499', rank_absolute: 1 });
});
