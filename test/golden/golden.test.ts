/** The golden report: all that the engine writes about three short pages and a fourth beside them. */
import { expect, test } from '@jest/globals';
import { goldenFiles, keptFile } from './reports.ts';

const files = await goldenFiles();

test.each(Object.keys(files))(
  '%s is what the engine writes (npm run golden rewrites it; read the difference)',
  (name) => {
    expect(files[name]).toBe(keptFile(name));
  },
);
