/** Jest: TypeScript through swc, as ES modules. */
import { join } from 'node:path';

// Processes that tests start find their compiled code here, which halves the time of a start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node');

export default {
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/test/emulator/', '\\.corpora\\.test\\.ts$'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024', experimental: { keepImportAttributes: true } } },
    ],
  },
  moduleFileExtensions: ['ts', 'js', 'json', 'node'],
  maxWorkers: '100%',
  // Modules of a finished suite are not all let go: a worker that holds more than this is started anew.
  workerIdleMemoryLimit: '1500MB',
  watchman: false,
  testTimeout: 60_000,
};
