/** How many other pages the check date-old counts as updated later. */
import { expect, test } from '@jest/globals';
import { dateOld } from '../../../../analysis/checks/date-old/check.ts';
import { own } from '../changes.ts';
import { figures, ordinary } from '../ordinary.ts';

test('those with a date that are younger', () => {
  const ages = [10, 10, 399, 401, null];
  const market = ages.map((age_days, at) => figures(`s${at + 1}`, { age_days }));
  const outcome = dateOld.run({ ...ordinary(), ...own({ age_days: 400 }, market), time_sensitive: true });
  expect(outcome.outcome === 'fail' ? outcome.found[0]?.params.later : null).toEqual({ k: 3, n: 4 });
});
