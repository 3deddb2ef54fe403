/** The tests over the corpora beside the project, which take minutes; each skips itself without its corpus. */
import config from './jest.config.js';

export default {
  ...config,
  testMatch: ['**/*.corpora.test.ts'],
  testPathIgnorePatterns: [],
};
