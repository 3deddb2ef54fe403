/** Choosing a stage: the default, what may be chosen from outside, and what is refused in a sentence. */
import { describe, expect, test } from '@jest/globals';
import { stageFor } from '../../lib/stage.ts';

describe('choosing a stage', () => {
  test('without a name it is dev, which searches the corpus', () => {
    expect(stageFor({})).toMatchObject({ name: 'dev', searchProvider: 'corpus', pointInTimeRecovery: false });
  });

  test('by its name', () => {
    expect(stageFor({ stage: 'local' })).toMatchObject({ name: 'local', alarms: false });
  });

  test.each([{}, { searchProvider: 'corpus' }])('prod without a real search provider (%j) is refused', (choice) => {
    expect(() => stageFor({ stage: 'prod', ...choice })).toThrow(
      /^The prod stage needs a real search provider, .*lib\/stage\.ts or with -c searchProvider=<name>\.$/,
    );
  });

  test.each([
    [{ stage: 'production' }, 'Unknown stage "production": it is one of local, dev, prod.'],
    [{ stage: '' }, 'Unknown stage "": it is one of local, dev, prod.'],
    [{ stage: 'dev', searchProvider: 'nobody' }, 'Unknown searchProvider "nobody": it is one of corpus.'],
  ])('%j is refused', (choice, message) => {
    expect(() => stageFor(choice)).toThrow(new Error(message));
  });
});
