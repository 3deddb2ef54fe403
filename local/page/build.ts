/** Builds the dashboard's page, once for each state of its sources. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { madeOnce } from '../made-once.ts';
import { thisProjectDir } from '../project.ts';
import { runToEnd } from '../run-to-end.ts';
import { sourceHash } from '../source-hash.ts';
import { StartupError } from '../startup-error.ts';

/** Of the service the page runs core's rules of what may be entered and shows the engine's words; of the rest it knows types, which leave nothing in what is built. */
const pageSources = [
  'analysis/languages',
  'core',
  'dashboard/index.html',
  'dashboard/public',
  'dashboard/src',
  'dashboard/tsconfig.json',
  'dashboard/vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * The page as it is now, built.
 *
 * @param options `log` is told when there is work to do; `projectDir` is this project unless given.
 * @returns The folder with its `index.html`, absolute; it is below `dashboard/dist`, and no later build changes it.
 * @throws StartupError with the bundler's own words when it fails.
 */
export async function buildPage(options: { log: (line: string) => void; projectDir?: string }): Promise<string> {
  const projectDir = options.projectDir ?? thisProjectDir;
  return await madeOnce({
    cacheDir: join(projectDir, 'dashboard', 'dist'),
    prefix: 'page-',
    hash: sourceHash(projectDir, '', pageSources),
    proof: 'index.html',
    make: async (folder) => {
      options.log('building the dashboard (only after a change of its sources) ...');
      const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', folder, 'dashboard'];
      // Whatever runs this, a test for instance: what is built is for production.
      const { code, output } = await runToEnd(vite, { projectDir, env: { NODE_ENV: 'production', NO_COLOR: '1' } });
      if (code !== 0 || !existsSync(join(folder, 'index.html'))) {
        throw new StartupError(`the dashboard could not be built (npx vite build dashboard):\n${output}`);
      }
    },
  });
}
