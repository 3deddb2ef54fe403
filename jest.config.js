/** Jest: TypeScript through swc, as ES modules; one file a suite, two workers. */
export default {
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/test/emulator/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024', experimental: { keepImportAttributes: true } } },
    ],
  },
  moduleFileExtensions: ['ts', 'js', 'json', 'node'],
  watchman: false,
  testTimeout: 30_000,
};
