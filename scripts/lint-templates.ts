/**
 * `npm run lint:templates`: holds the templates of all deployed stages against cdk-nag, cfn-lint (in two regions) and
 * checkov. Needs Python 3.10 with venv. Every exception has its reason in `scripts/lint/exceptions.ts`, and its
 * finding.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { thisProjectDir } from '../local/project.ts';
import { runToEnd } from '../local/run-to-end.ts';
import { exceptions } from './lint/exceptions.ts';
import { compared, type Finding, findingsIn } from './lint/findings.ts';

/** `dev`, `prod` with search providers, and `example`: `prod` with domains, web ACL and search providers. */
const stages = ['dev', 'prod', 'example'];
/** The resource types of a region differ; the service is to run in both. */
const regions = ['us-east-1', 'eu-west-1'];

const folder = join(thisProjectDir, '.local/lint');
const venv = join(folder, 'venv');
const requirements = join(thisProjectDir, 'scripts/lint/requirements.txt');

/** Runs a program of the virtual environment or the system. */
function run(program: string, args: readonly string[]): { code: number | null; out: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...{ cwd: thisProjectDir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  });
  if (error) throw new Error(`${program} cannot be run: ${error.message}`);
  if (stderr && status !== 0) console.error(stderr);
  return { code: status, out: stdout };
}

function need(program: string, args: readonly string[]): void {
  const { code } = run(program, args);
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}

/** Installs the tools at the versions of `requirements.txt`. */
function installTools(): void {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(venv, 'bin/pip'))) need('python3', ['-m', 'venv', venv]);
  need(join(venv, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', '--requirement', requirements]);
}

/** Synthesizes the stages, which cdk-nag checks: with a finding that is not acknowledged, nothing is written. */
async function writeTemplates(): Promise<void> {
  const { code, output } = await runToEnd(['test/lib/write-templates.ts', folder], {
    ...{ projectDir: thisProjectDir, env: { NODE_OPTIONS: '' } },
  });
  if (code !== 0) throw new Error(output);
}

function cfnLint(): boolean {
  const files = stages.map((stage) => join(folder, `${stage}.json`));
  const { code, out } = run(join(venv, 'bin/cfn-lint'), ['--regions', ...regions, '--', ...files]);
  if (out.trim() !== '') console.log(out.trim());
  return code === 0;
}

function checkov(stage: string): Finding[] {
  const { out } = run(join(venv, 'bin/checkov'), [
    ...['--file', join(folder, `${stage}.json`), '--framework', 'cloudformation'],
    ...['--output', 'json', '--compact', '--quiet', '--skip-download'],
  ]);
  return findingsIn(stage, JSON.parse(out));
}

installTools();
await writeTemplates();
console.log(`cdk-nag: no finding in ${stages.join(', ')}`);
const passes = cfnLint();
console.log(`cfn-lint: ${passes ? 'no finding' : 'findings'} in ${regions.join(', ')}`);
const { unexplained, idle } = compared(stages.flatMap(checkov), exceptions);
for (const { stage, check, resource, name } of unexplained) console.error(`${stage}: ${check} ${resource}: ${name}`);
for (const { check, resources } of idle) console.error(`exception without its finding: ${check} ${resources}`);
console.log(`checkov: ${unexplained.length} findings without a reason, ${exceptions.length} exceptions with one`);
for (const { check, reason } of exceptions) console.log(`  ${check}  ${reason}`);
console.log(readFileSync(requirements, 'utf8').trim().split('\n').join(', '));
if (!passes || unexplained.length > 0 || idle.length > 0) process.exitCode = 1;
