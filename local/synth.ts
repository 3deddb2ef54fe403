/** Synthesizes the CDK app for this machine, once per state of the sources. */

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
 * Synthesizes the app with context `stage=local`, unless the assembly of the current sources exists.
 *
 * @param options `cacheDir` holds the outputs, one per state of the sources; `log` receives a line if synthesis is
 *   needed; `projectDir` defaults to this project.
 * @returns The assembly's folder, absolute.
 * @throws StartupError with the app's output if it fails.
 */
export async function synthesize(options: {
  cacheDir: string;
  log: (line: string) => void;
  projectDir?: string;
}): Promise<string> {
  const projectDir = options.projectDir ?? thisProjectDir;
  const { context } = CdkJson.parse(JSON.parse(readFileSync(join(projectDir, 'cdk.json'), 'utf8')));
  // Without the CDK CLI, the app does not read cdk.json.
  const contextJson = JSON.stringify({ ...context, stage: 'local' });
  return await madeOnce({
    cacheDir: options.cacheDir,
    prefix: 'cdk.out-',
    hash: sourceHash(projectDir, contextJson + revisionOf(projectDir)),
    make: async (folder) => {
      options.log('synthesizing the stack and bundling its functions (only after a change of the sources) ...');
      // The variables that the CDK CLI would set.
      const env = { CDK_OUTDIR: folder, CDK_CONTEXT_JSON: contextJson };
      const { code, output } = await runToEnd(['bin/app.ts'], { projectDir, env });
      if (code !== 0 || !existsSync(join(folder, 'manifest.json'))) {
        throw new StartupError(`the CDK app could not be synthesized (node bin/app.ts):\n${output}`);
      }
    },
  });
}
