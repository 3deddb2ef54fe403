/** The order of suites: slower tiers first, so that no long suite is left for the end when one worker is free. */
import Sequencer from '@jest/test-sequencer';
import { serviceTests, slowTests } from './jest.tiers.js';

const tiers = [serviceTests, slowTests].map((patterns) => new RegExp(patterns.join('|'), 'u'));

function tierOf({ path }) {
  const tier = tiers.findIndex((pattern) => pattern.test(path));
  return tier < 0 ? tiers.length : tier;
}

export default class extends Sequencer {
  /** Within a tier as Jest orders them: by the time they took before, or by size. */
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => tierOf(a) - tierOf(b));
  }
}
