/** The CDK app's entry: the stage comes from the context (`-c stage=dev`), the engine's version from git. */
import { execFileSync } from 'node:child_process';
import { auditApp } from '../lib/audit-app.ts';
import { stageFor } from '../lib/stage.ts';

/** The commit of this checkout, with `-dirty` when files differ from it; `unknown` where there is no git. */
function engineGitSha(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return git('describe', '--always', '--abbrev=40', '--dirty', '--exclude=*').trim();
  } catch {
    return 'unknown';
  }
}

try {
  const { app } = auditApp({
    stageOf: (contextValue) =>
      stageFor({
        stage: contextValue('stage'),
        searchProvider: contextValue('searchProvider'),
        botContactUrl: contextValue('botContactUrl'),
        dashboardDomain: contextValue('dashboardDomain'),
        dashboardCertificateArn: contextValue('dashboardCertificateArn'),
      }),
    engineGitSha: engineGitSha(),
  });
  app.synth();
} catch (error) {
  // A sentence for the operator, not a stack.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
