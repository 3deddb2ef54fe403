/** Builds the dashboard's page, once per state of its sources. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { madeOnce } from '../made-once.ts';
import { thisProjectDir } from '../project.ts';
import { runToEnd } from '../run-to-end.ts';
import { sourceHash } from '../source-hash.ts';
import { StartupError } from '../startup-error.ts';

/**
 * The page includes core's input rules, the engine's texts, what a brief says, and the guides. Of the other code it
 * imports only types, which leave nothing in the build.
 */
const pageSources = [
  'README.md',
  'analysis/languages',
  'analysis/render/brief',
  'core',
  'dashboard/index.html',
  'dashboard/public',
  'dashboard/src',
  'dashboard/tsconfig.json',
  'dashboard/vite.config.ts',
  'docs/methods.md',
  'docs/output.md',
  'docs/runbook.md',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Builds the page from the current sources, unless that build exists.
 *
 * @param options `log` receives a line if a build is needed; `projectDir` defaults to this project.
 * @returns The folder with `index.html`, absolute. It is below `dashboard/dist`, and later builds do not change it.
 * @throws StartupError with the bundler's output if the build fails.
 */
export async function buildPage(options: { log: (line: string) => void; projectDir?: string }): Promise<string> {
  const projectDir = options.projectDir ?? thisProjectDir;
  return await madeOnce({
    cacheDir: join(projectDir, 'dashboard', 'dist'),
    prefix: 'page-',
    hash: sourceHash(projectDir, '', pageSources),
    make: async (folder) => {
      options.log('building the dashboard (only after a change of its sources) ...');
      const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', folder, 'dashboard'];
      // Always a production build, even when a test runs this.
      const { code, output } = await runToEnd(vite, { projectDir, env: { NODE_ENV: 'production', NO_COLOR: '1' } });
      if (code !== 0 || !existsSync(join(folder, 'index.html'))) {
        throw new StartupError(`the dashboard could not be built (npx vite build dashboard):\n${output}`);
      }
    },
  });
}
