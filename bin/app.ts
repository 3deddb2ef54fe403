/** The CDK app's entry point: the context (`-c stage=dev`) selects a file in `stages/`. */
import { execFileSync } from 'node:child_process';
import { addStack, emptyApp } from '../lib/audit-app.ts';
import { settingsOf, stageOf } from '../lib/stage.ts';

/** The commit of this checkout, with `-dirty` if files differ from it; `unknown` without git. */
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
  const app = emptyApp();
  const name: unknown = app.node.tryGetContext('stage') ?? 'dev';
  // `npm run deploy` sets it if there is no stack yet.
  const isFirstDeployment = app.node.tryGetContext('firstDeployment') === 'true';
  const stage = stageOf(String(name), await settingsOf(name), { isFirstDeployment });
  addStack(app, { stage, engineGitSha: engineGitSha() });
  app.synth();
} catch (error) {
  // Print a message for the operator, not a stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
