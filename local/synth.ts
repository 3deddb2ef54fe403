/** Synthesizes the CDK app for this machine, once for each state of the sources. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { madeOnce } from './made-once.ts';
import { thisProjectDir } from './project.ts';
import { revisionOf } from './revision.ts';
import { runToEnd } from './run-to-end.ts';
import { sourceHash } from './source-hash.ts';
import { StartupError } from './startup-error.ts';

const CdkJson = z.looseObject({ context: z.record(z.string(), z.unknown()).default({}) });

/**
 * The assembly of the app as it is now, with context `stage=local`.
 *
 * @param options `cacheDir` holds the outputs, one a state of the sources; `log` is told when there is work to do;
 *   `projectDir` is this project unless given.
 * @returns The assembly's folder, absolute.
 * @throws StartupError with the app's own words when it fails.
 */
export async function synthesize(options: {
  cacheDir: string;
  log: (line: string) => void;
  projectDir?: string;
}): Promise<string> {
  const projectDir = options.projectDir ?? thisProjectDir;
  const { context } = CdkJson.parse(JSON.parse(readFileSync(join(projectDir, 'cdk.json'), 'utf8')));
  // Run without the CDK CLI, the app does not read cdk.json itself.
  const contextJson = JSON.stringify({ ...context, stage: 'local' });
  return await madeOnce({
    cacheDir: options.cacheDir,
    prefix: 'cdk.out-',
    hash: sourceHash(projectDir, contextJson + revisionOf(projectDir)),
    proof: 'manifest.json',
    make: async (folder) => {
      options.log('synthesizing the stack and bundling its functions (only after a change of the sources) ...');
      // The environment is what the CDK CLI would give it.
      const env = { CDK_OUTDIR: folder, CDK_CONTEXT_JSON: contextJson };
      const { code, output } = await runToEnd(['bin/app.ts'], { projectDir, env });
      if (code !== 0 || !existsSync(join(folder, 'manifest.json'))) {
        throw new StartupError(`the CDK app could not be synthesized (node bin/app.ts):\n${output}`);
      }
    },
  });
}
