/** At which age something happens is a fact of its own, and no length of anything. */
import { expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

const told = (sentence: string, language = 'en') =>
  claimsIn('puppy training', [[sentence]], { language }).map(({ subject, value, unit, qualifier }) =>
    [subject, value, unit, qualifier].join(' | '),
  );

test.each([
  [
    'The best learning occurs in puppies from 6 to 16 weeks old.',
    'The best learning occurs in puppies | 6-16 | wk | old',
  ],
  [
    'At 10-12 weeks old, puppies are learning basic commands.',
    'puppies are learning basic commands | 10-12 | wk | old',
  ],
  ['10-12 weeks: At 10-12 weeks old, puppies learn commands.', 'puppies learn commands | 10-12 | wk | old'],
  ['You can begin potty training around ages 8 to 12 weeks.', 'You can begin potty training | 8-12 | wk | ages'],
  [
    'Teach them in their most sensitive period, which occurs between 7 and 14 weeks of age.',
    'sensitive period | 7-14 | wk | of age',
  ],
  [
    'Training starts when you bring them home, which is at 8 weeks of age.',
    'Training starts when you bring them home | 8 | wk | of age',
  ],
  [
    'Socialization classes are best for puppies 8 weeks of age and older.',
    'Socialization classes are best for puppies | >=8 | wk | of age',
  ],
])('%s', (sentence, fact) => {
  expect(told(sentence)).toEqual([fact]);
});

test('a second age needs no word for it', () => {
  expect(
    told('Puppies can start social classes by 8 weeks of age and actual training classes by 12 weeks.').sort(),
  ).toEqual(['Puppies can start social classes | 8 | wk | of age', 'actual training classes | 12 | wk | of age']);
});

test.each([
  'The company is 10 years old.',
  'We think that puppies need it, and that they could start at 8 weeks old.',
  'Puppies should not leave their mother until 8 weeks of age.',
])('no fact: %s', (sentence) => {
  expect(told(sentence)).toEqual([]);
});

test('an age in a subject belongs to what is said of it', () => {
  expect(told('Puppies ages 1 to 3 months should sleep about 18 hours per day.')).toEqual([
    'Puppies ages 1 to 3 months | 18 | h/d | ',
  ]);
});

test('ages contradict each other, and no length of time', () => {
  const found = claimsIn('puppy training', [
    ['Puppies can start learning basic commands at 8 weeks of age.'],
    ['Puppies can start learning basic commands at 12 weeks of age.'],
    ['Learning basic commands takes puppies 6 weeks.'],
  ]);
  expect(found.map(({ value, contradict }) => [value, contradict.length]).sort()).toEqual([
    ['12', 1],
    ['6', 0],
    ['8', 1],
  ]);
});

test.each([
  ['es', 'Los cachorros aprenden mejor a los 4 meses de edad.'],
  ['fr', 'Les chiots apprennent le plus vite vers 4 mois d’âge.'],
])('in %s', (language, sentence) => {
  expect(told(sentence, language)[0]).toMatch(/\| 4 \| mo \| (?:de edad|d'âge)$/u);
});

test('a pronoun in a heading owns nothing', () => {
  const [fact] = claimsIn('toddler sleep', [
    ['## Waiting until I’m asleep', 'They wake at night in the anxiety phase, which starts at around 8 months of age.'],
    ['We hear that I’m tired and that I’m ill.'],
  ]);
  expect([fact?.subject, fact?.owner]).toEqual(['anxiety phase', null]);
});
