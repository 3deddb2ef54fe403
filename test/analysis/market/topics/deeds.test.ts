/** Topics of what somebody does are named as subjects. */
import { expect, test } from '@jest/globals';
import { asSubject } from '../../../../analysis/market/topics/labels/deeds.ts';

const usedAsVerb = (share: number) => ({ verbShare: () => share, objectShare: () => 0 });

test.each([
  ['Reduce energy usage', 0.6, 'reducing energy usage'],
  ['Update the screen', 0.6, 'updating the screen'],
  ['Plan your meals', 0.6, 'planning your meals'],
  ['File articles of organization', 0.9, 'filing articles of organization'],
  ['Sell', 0.9, 'selling'],
  ['Stay awake', 0.9, 'staying awake'],
  ['Fall prices', 0.9, 'Fall prices'],
  ['Update logic', 0.6, 'Update logic'],
  ['Sell', 0.6, 'Sell'],
  ['Reduce energy usage', 0.4, 'Reduce energy usage'],
  ['Secure storage', 0.9, 'Secure storage'],
  ['Motion detection', 0.9, 'Motion detection'],
])('“%s”, whose first word is a verb in %d of its uses, is called “%s”', (label, share, subject) => {
  expect(asSubject(label, usedAsVerb(share), 'en')).toBe(subject);
});

test('labels of languages that have no other form stay as they are', () => {
  expect(asSubject('Energie sparen', usedAsVerb(0.9), 'de')).toBe('Energie sparen');
});
