/** `npm run deploy`: deploys a stage, but refuses to lose data, an address or a protection without explicit consent. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CloudFormationClient, DescribeStacksCommand, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { runCommand } from './arguments.ts';
import { lossesBetween } from './deploy/losses.ts';
import { UsageError } from './usage-error.ts';

const help = `npm run deploy -- -c stage=<name> [options] [-- options of cdk deploy]

  -c stage=<name>      the file in stages/ to deploy; there is no default
  --accept-loss <id>   deploys although the resource of this logical id is lost; may be repeated
  --check              says what would be lost, and deploys nothing
`;

const projectDir = join(import.meta.dirname, '..');
/**
 * States of a stack that was never deployed completely. It has nothing to lose, and CloudFormation may clean it up
 * again.
 */
const neverUp = ['REVIEW_IN_PROGRESS', 'ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'DELETE_COMPLETE'];

/** Runs the CDK CLI in the foreground. @throws Error if it fails; the CLI has printed the reason */
async function cdk(...args: string[]): Promise<void> {
  const cli = join(projectDir, 'node_modules', 'aws-cdk', 'bin', 'cdk');
  const child = spawn(process.execPath, [cli, ...args], { cwd: projectDir, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve).once('error', reject);
  });
  if (code !== 0) throw new Error(`cdk ${args[0]} failed.`);
}

/** The deployed template of a stack; undefined if it was never deployed completely. @throws any other error of AWS */
async function deployedTemplate(stackName: string): Promise<unknown> {
  const client = new CloudFormationClient({});
  const found = await client.send(new DescribeStacksCommand({ StackName: stackName })).catch((error: unknown) => {
    if (error instanceof Error && /does not exist/u.test(error.message)) return undefined;
    throw error;
  });
  const status = found?.Stacks?.[0]?.StackStatus;
  if (status === undefined || neverUp.includes(status)) return undefined;
  const { TemplateBody } = await client.send(new GetTemplateCommand({ StackName: stackName }));
  return JSON.parse(TemplateBody ?? '{}');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      context: { type: 'string', short: 'c', multiple: true, default: [] },
      'accept-loss': { type: 'string', multiple: true, default: [] },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const stage = values.context.flatMap((entry) =>
    entry.startsWith('stage=') ? [entry.slice('stage='.length)] : [],
  )[0];
  if (stage === undefined) throw new UsageError('name the stage: -c stage=<name>');
  const context = values.context.flatMap((entry) => ['-c', entry]);
  const stackName = `AnswerAudit-${stage}`;
  const deployed = await deployedTemplate(stackName);
  if (deployed === undefined) {
    if (values.check) {
      console.log(`${stackName} is not deployed: nothing can be lost.`);
      return;
    }
    // Without protection at first, so that CloudFormation can clean up after a failure. The second run protects the
    // stack.
    await cdk('deploy', stackName, ...context, '-c', 'firstDeployment=true', ...positionals);
    await cdk('deploy', stackName, ...context, ...positionals);
    return;
  }
  const assembly = join(projectDir, 'cdk.out');
  await cdk('synth', stackName, '--quiet', ...context, '-o', assembly);
  const wanted: unknown = JSON.parse(readFileSync(join(assembly, `${stackName}.template.json`), 'utf8'));
  const losses = lossesBetween(deployed, wanted);
  for (const { logicalId, type, what } of losses) console.log(`${logicalId} (${type}) ${what}.`);
  const refused = new Set(losses.map(({ logicalId }) => logicalId).filter((id) => !values['accept-loss'].includes(id)));
  if (refused.size > 0) {
    const accepting = [...refused].map((id) => `--accept-loss ${id}`).join(' ');
    throw new Error(`Not deployed: the above would be lost. If that is what you want: ${accepting}`);
  }
  if (values.check) console.log('Nothing would be lost.');
  else await cdk('deploy', stackName, '--app', assembly, ...positionals);
}

runCommand('deploy', main);
