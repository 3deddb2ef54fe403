/** Jest: which suites run, in which order, how many at a time. `jest.native.js` runs each. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { sharingTests } from './jest.tiers.js';

// Processes that tests start find their compiled code here, which halves the time of a start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node');

/** A pattern of all paths that match none of `patterns`. */
const allBut = (patterns) => `^(?!.*(${patterns.join('|')}))`;

/**
 * The configuration for the tests that match a pattern.
 *
 * @param match - A pattern of test files.
 * @param ignored - Paths that are left out.
 */
export function configOf(match, ignored) {
  const suites = {
    roots: ['<rootDir>/test'],
    testMatch: [match],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'json', 'node'],
    testRunner: '<rootDir>/jest.native.js',
    transform: {},
  };
  const alone = { ...suites, testPathIgnorePatterns: [...ignored, ...sharingTests] };
  const sharing = {
    ...suites,
    testPathIgnorePatterns: [...ignored, allBut(sharingTests)],
    // Jest calls them only if one of these suites is to run.
    globalSetup: '<rootDir>/test/api/start-shared-service.ts',
    globalTeardown: '<rootDir>/test/api/stop-shared-service.ts',
  };
  return {
    projects: [alone, sharing],
    // Ends what hangs, on a slow machine too. A test does not time. Jest ignores it in a project.
    testTimeout: 600_000,
    testSequencer: '<rootDir>/jest.sequencer.js',
    // One and a half for each core, because suites of services mostly wait. (Jest takes "150%" for 150 workers.)
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Modules of a finished suite are not all let go: a worker that holds more than this is started anew.
    workerIdleMemoryLimit: '1500MB',
    watchman: false,
  };
}

export default configOf('**/*.test.ts', ['/test/emulator/', '\\.corpora\\.test\\.ts$']);
