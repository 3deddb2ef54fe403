/** The slower tiers of the tests, as patterns of paths. What matches neither is a unit test. */

/** Suites that start servers or processes, or synthesize the stack. They mostly wait. */
export const serviceTests = ['/test/(api|cli|faults|lib|local)/', '\\.service\\.test\\.ts$'];
/** Suites that run the engine many times. */
export const slowTests = ['\\.slow\\.test\\.ts$'];
/** Suites that share one service. The others put something between it and what it calls, or end it. */
export const sharingTests = [
  '/test/api/(audits|dashboard(-[a-z]+)?|errors|hostile|limits|mcp|share-links)\\.',
  '/test/cli/(canary|keys)\\.',
];
