/** Jest: TypeScript through swc, as ES modules; the dashboard's components too, without their styles. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isolatedTests, sharingTests } from './jest.tiers.js';

/** How swc reads a file: `<T>` begins a cast or a function in one syntax, an element in the other. */
const swc = (parser, react) => [
  '<rootDir>/jest.transform.js',
  {
    jsc: {
      parser: { syntax: 'typescript', ...parser },
      target: 'es2024',
      experimental: { keepImportAttributes: true },
      ...react,
    },
  },
];

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
  const project = {
    roots: ['<rootDir>/test'],
    testMatch: [match],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'json', 'node'],
  };
  const isolated = {
    ...project,
    testPathIgnorePatterns: [...ignored, allBut(isolatedTests)],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: {
      '^.+\\.ts$': swc({}, {}),
      '^.+\\.tsx$': swc({ tsx: true }, { transform: { react: { runtime: 'automatic' } } }),
    },
    moduleNameMapper: { '\\.css$': '<rootDir>/test/dashboard/no-styles.ts' },
  };
  const native = {
    ...project,
    testPathIgnorePatterns: [...ignored, ...isolatedTests, ...sharingTests],
    testRunner: '<rootDir>/jest.native.js',
    transform: {},
  };
  const sharing = {
    ...native,
    testPathIgnorePatterns: [...ignored, allBut(sharingTests)],
    // Jest calls them only if one of these suites is to run.
    globalSetup: '<rootDir>/test/api/start-shared-service.ts',
    globalTeardown: '<rootDir>/test/api/stop-shared-service.ts',
  };
  return {
    projects: [isolated, native, sharing],
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
