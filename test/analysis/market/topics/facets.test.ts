/** Which headings are about a facet of the keyword's subject. */
import { expect, test } from '@jest/globals';
import { facets } from '../../../../analysis/languages/facets.ts';
import { facetNames, facetOf } from '../../../../analysis/market/topics/facets.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

test.each([
  ['en', 'standing desk', 'Pricing', 'cost'],
  ['en', 'standing desk', 'What is the average cost of a new standing desk', 'cost'],
  ['en', 'standing desk', 'Standing desk cost savings', undefined],
  ['en', 'standing desk', 'Motor cost', undefined],
  ['en', 'standing desk', 'How to choose the right desk for your office', 'choice'],
  ['en', 'standing desk', 'Choosing the right desk mat', undefined],
  ['en', 'standing desk', 'What are the types of standing desks', 'types'],
  ['en', 'standing desk', 'What is a standing desk', 'definition'],
  ['en', 'standing desk', 'What is a gearbox', undefined],
  ['en', 'standing desk', 'How a standing desk works', 'working'],
  ['en', 'standing desk', 'How to work at a standing desk', undefined],
  ['fr', 'bureau assis-debout', 'Combien coûte un bureau assis-debout', 'cost'],
  ['fr', 'bureau assis-debout', 'Avantages et inconvénients', undefined],
  ['de', 'Schreibtisch', 'Was kostet ein Schreibtisch', 'cost'],
  ['es', 'escritorio', 'Cómo elegir un escritorio', 'choice'],
])('%s, %s: %s', (language, keyword, heading, expected) => {
  const analyzer = analyzerFor(language);
  const stems = new Set(analyzer.analyze(keyword).map(({ stem }) => stem));
  expect(facetOf(analyzer.analyze(heading), stems, analyzer)?.facet).toBe(expected);
});

test.each(['en', 'fr', 'de', 'es'])('%s names every facet', (language) => {
  for (const facet of facets) expect(facetNames(facet, analyzerFor(language)).length).toBeGreaterThan(0);
});
