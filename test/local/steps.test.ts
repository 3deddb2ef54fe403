/** What a start says of its steps. */
import { expect, test } from '@jest/globals';
import { openSteps } from '../../local/steps.ts';

test('each step is reported when it begins, and with its seconds when it ends, but not as ready when it fails', async () => {
  const said: string[] = [];
  let ms = 1_000;
  const after = (waitMs: number) => async () => {
    ms += waitMs;
    return waitMs;
  };
  const steps = openSteps(3, { say: (line) => void said.push(line), nowMs: () => ms });
  expect(await steps.run('dashboard', after(14_260))).toBe(14_260);
  await steps.run('stack', after(40));
  const failing = steps.run('database', async () => {
    throw new Error('no server');
  });
  await expect(failing).rejects.toThrow('no server');
  expect(said).toEqual([
    '1/3 dashboard ...',
    '1/3 dashboard: ready (14 s)',
    '2/3 stack ...',
    '2/3 stack: ready (0.0 s)',
    '3/3 database ...',
  ]);
  expect(steps.total()).toBe('14 s');
});
