/** Clauses that only point at something are no subjects. */
import { expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

test('a clause that points at something is no subject', () => {
  const of = (text: string) => claimsIn('pet insurance', [[text]]).map(({ subject }) => subject);
  expect(of("And here's the cherry on top – pet insurance pays up to $200.").join()).not.toContain('cherry');
  expect(of("The vet's exam fee for pet insurance is $50.").join()).toContain('fee');
});
