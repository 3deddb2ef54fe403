/** The fast tier: no server, no process, no bundle, no synthesis, no corpus beside the project. */
import config from './jest.config.js';
import { serviceTests, slowTests } from './jest.tiers.js';

export default {
  ...config,
  testPathIgnorePatterns: [...config.testPathIgnorePatterns, ...serviceTests, ...slowTests],
};
