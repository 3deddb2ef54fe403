/** Before a whole run: makes what many suites use. Suites that start together would each make it. */
import { join } from 'node:path';
import { buildPage } from './local/page/build.ts';
import { synthesize } from './local/synth.ts';

export default async function setUp({ testPathPatterns, rootDir }) {
  if (testPathPatterns.patterns.length > 0) return;
  await synthesize({ cacheDir: join(rootDir, '.local/test'), log: console.log });
  await buildPage({ log: console.log });
}
