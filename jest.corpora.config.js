/** The tests over the corpora beside the project, which take minutes; each skips itself without its corpus. */
import { configOf } from './jest.config.js';

export default configOf('**/*.corpora.test.ts', []);
