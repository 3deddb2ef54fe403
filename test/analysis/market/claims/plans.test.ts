/** Plans of a seller: whose they are, and whether two sites give different prices for one. */
import { describe, expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

const known = 'Most firms that book with Alder like how Alder works, and they keep the Lite plan, as Lite is small.';
const bookings = [
  '# Alder',
  known,
  'Basic: $9 for one user',
  'Lite: $23 for one user',
  'Plus: $43 for up to five users',
];

/** The prices that contradict others. */
const conflicts = (...pages: string[][]) =>
  claimsIn('booking software', pages).flatMap(({ subject, value, rivals }) =>
    rivals.map(({ subject: other, figure }) => `${subject} ${value} | ${other} ${figure.low}`),
  );

const owners = (...blocks: string[]) =>
  claimsIn('booking software', [blocks]).map(({ subject, owner }) => `${subject} / ${owner}`);

describe('prices of one plan', () => {
  test('a number of users and an unsaid month change nothing of the plan', () => {
    const list = 'You can choose from three plans of Alder: Lite ($15 per month), Plus ($25 per month), and Select.';
    expect(conflicts(bookings, ['# Alder', known, list])).toEqual(
      expect.arrayContaining(['Lite 23 | Lite 15', 'Plus 43 | Plus 25']),
    );
  });

  test('another plan, another number of users and a price of a year are no conflict', () => {
    expect(conflicts(bookings, ['# Alder', known, 'Pro: $15 for one user', 'Team: $30 for one user'])).toEqual([]);
    expect(conflicts(bookings, ['# Alder', known, 'Basic: $18 for two users', 'Plus: $99 for up to 20 users'])).toEqual(
      [],
    );
    expect(conflicts(bookings, ['# Alder', known, 'Basic: $99 per month', 'Plus: $430 per month'])).toEqual([]);
  });
});

test('a label that is a name belongs to the seller of the labels beside it, unless most are names', () => {
  expect(owners(...bookings)).toEqual(expect.arrayContaining(['Lite / Alder', 'Basic / Alder', 'Plus / Alder']));
  const rivals = 'Others choose Birch and Cedar, as Birch is cheap and Cedar is fast.';
  expect(owners('# Alder', known, rivals, 'Birch: $12', 'Cedar: $15', 'Basic: $20')).not.toContain('Birch / Alder');
});
