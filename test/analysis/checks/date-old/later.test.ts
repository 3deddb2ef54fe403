/** How many other pages the check date-old counts as updated later. */
import { expect, test } from '@jest/globals';
import { dateOld } from '../../../../analysis/checks/date-old/check.ts';
import { own, shows } from '../changes.ts';
import { figures, ordinary } from '../ordinary.ts';

test('those with a day, and those with a month beside the heading', () => {
  const market = ['s1', 's2', 's3', 's4'].map((id) => figures(id, { age_days: id === 's4' ? null : 10 }));
  const outcome = dateOld.run({
    ...ordinary(),
    ...own({ age_days: 400 }, market),
    ...shows({}, {}, {}, {}, { month_at_heading: '2026-09' }),
  });
  expect(outcome.outcome === 'fail' ? outcome.found[0]?.params.later : null).toEqual({ k: 4, n: 4 });
});
