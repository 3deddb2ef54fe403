/** The fast tier: no server, no process, no bundle, no synthesis, no corpus beside the project. */
import config from './jest.config.js';

export default {
  ...config,
  testPathIgnorePatterns: [
    ...config.testPathIgnorePatterns,
    '/test/(api|cli|faults|lib|local)/',
    '\\.(slow|service)\\.test\\.ts$',
  ],
};
