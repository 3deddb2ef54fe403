/** The fast tier: no server, no process, no bundle, no synthesis, no corpus beside the project. */
import { configOf } from './jest.config.js';
import { serviceTests, slowTests } from './jest.tiers.js';

export default configOf('**/*.test.ts', ['/test/emulator/', '\\.corpora\\.test\\.ts$', ...serviceTests, ...slowTests]);
