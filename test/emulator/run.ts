/**
 * `npm run test:emulator`: deploys the service with the real CDK CLI to ministack, a third-party AWS emulator, runs the
 * API suite against it, and then updates, destroys, deploys and restores it. `npm run test:emulator -- operations`
 * leaves out the suite. It needs Python 3.10; without it, or without the packages, it says so and is skipped.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import * as z from 'zod';
import { cdkVersion, deploy, dropApiKeyRequirement, leaveOut, stage, synthesize } from './deployment.ts';
import { keepFunctionLogs } from './function-logs.ts';
import { isUnknown, lacks } from './lacks.ts';
import { type Emulator, startMinistack } from './ministack.ts';
import { rehearseOperations } from './operations.ts';
import { type Environment, endAll, forceAll, run } from './programs.ts';
import { pythonTools, ToolsMissing } from './python-tools.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const projectDir = join(import.meta.dirname, '../..');
const localDir = join(projectDir, '.local');
const workDir = join(localDir, 'emulator');
const logFile = join(workDir, 'ministack.log');
const functionsLogFile = join(workDir, 'functions.log');
const resultsFile = join(workDir, 'results.json');
/** Unpacked functions run there: inside the project they would find its packages, and its `type: module`. */
const temporaryDir = mkdtempSync(join(tmpdir(), 'answer-audit-emulator-'));
const suiteMs = 30 * 60_000;
const begun = Date.now();

function say(line: string): void {
  console.log(`[${((Date.now() - begun) / 1_000).toFixed(0).padStart(4)} s] ${line}`);
}

/** The caller's environment without its AWS account, and with this Node first: the emulator's functions run on it. */
function baseEnvironment(): Environment {
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || /^(AWS|CDK)_/u.test(name) ? [] : [[name, value] as const],
  );
  const path = [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter);
  return { ...Object.fromEntries(own), PATH: path, CDK_DISABLE_CLI_TELEMETRY: 'true', CDK_DISABLE_VERSION_CHECK: '1' };
}

/** What the SDK, the CLI and the suite need to reach the emulator, and nothing else. */
function awsEnvironment({ endpoint, certificate }: Emulator): Environment {
  return {
    AWS_ENDPOINT_URL: endpoint,
    NODE_EXTRA_CA_CERTS: certificate,
    // The CDK CLI reads this one only.
    AWS_CA_BUNDLE: certificate,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'us-east-1',
    AWS_DEFAULT_REGION: 'us-east-1',
    AWS_EC2_METADATA_DISABLED: 'true',
    // The caller's profiles stay out of it.
    AWS_CONFIG_FILE: join(workDir, 'no-config'),
    AWS_SHARED_CREDENTIALS_FILE: join(workDir, 'no-credentials'),
  };
}

async function main(): Promise<Counts> {
  rmSync(workDir, { recursive: true, force: true });
  mkdirSync(workDir, { recursive: true });
  const base = baseEnvironment();
  const { python, cfnLint, versions } = await pythonTools(join(localDir, 'emulator-venv'), {
    env: base,
    cwd: projectDir,
    say,
  });
  const cdkOptions = { projectDir, assemblyDir: join(workDir, 'cdk.out'), env: base };
  const cdk = await cdkVersion(cdkOptions);
  say(`ministack ${versions.ministack}, cfn-lint ${versions.cfnLint}, Python ${versions.python}`);
  say(`Node ${process.version}, CDK CLI ${cdk}`);

  say(`synthesizing the stage ${stage}`);
  const template = await synthesize(cdkOptions);
  const lint = await run(python, [cfnLint, template], { env: base, cwd: projectDir });
  if (lint.code !== 0) console.log(lint.text);
  say(`cfn-lint ${lint.code === 0 ? 'passes on' : 'finds faults in'} the template`);

  leaveOut(template, isUnknown);
  const emulator = await startMinistack(python, { env: base, logFile, temporaryDir });
  const { endpoint } = emulator;
  say(`ministack answers at ${endpoint}, on loopback only`);
  const env = { ...base, ...awsEnvironment(emulator) };
  say('cdk bootstrap and cdk deploy');
  const outputs = await deploy({ ...cdkOptions, env });
  const apiId = new URL(outputs.ApiUrl ?? '').hostname.split('.')[0] ?? '';
  await dropApiKeyRequirement(endpoint, apiId);
  const apiUrl = `${endpoint}/_aws/execute-api/${apiId}/${stage}`;
  say(`deployed: ${apiUrl}`);
  for (const { feature, seenIn, happens } of lacks) say(`lacks ${feature} (seen in ${seenIn}): ${happens}`);

  const suite: Counts = process.argv.includes('operations')
    ? { passed: 0, failed: 0, skipped: 0 }
    : await runSuite({
        ...env,
        AUDIT_API_URL: apiUrl,
        AUDIT_API_STAGE: stage,
        AUDIT_API_LACKS: lacks.map(({ feature }) => feature).join(','),
      });
  try {
    suite.passed += await rehearseOperations({ cdk: { ...cdkOptions, env }, endpoint, outputs, say });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    suite.failed++;
  }
  if (suite.failed > 0) {
    await keepFunctionLogs(endpoint, functionsLogFile);
    say(`what the functions logged: ${functionsLogFile}; what the emulator logged: ${logFile}`);
  }
  // The template's check counts as a case of its own.
  return lint.code === 0 ? { ...suite, passed: suite.passed + 1 } : { ...suite, failed: suite.failed + 1 };
}

const results = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** Runs `test/api` and counts its cases; a suite that does not even load counts as one that failed. */
async function runSuite(env: Environment): Promise<Counts> {
  const jest = [
    ...['--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'],
    ...['test/api', '--verbose', '--runInBand', '--json', `--outputFile=${resultsFile}`],
  ];
  say('running the API suite');
  const { code } = await run(process.execPath, jest, { env, cwd: projectDir, output: 'shown', timeoutMs: suiteMs });
  const found = results.parse(JSON.parse(readFileSync(resultsFile, 'utf8')));
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
  return {
    passed: found.numPassedTests,
    failed: code === 0 ? failed : Math.max(1, failed),
    skipped: found.numPendingTests,
  };
}

for (const [name, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
  process.once(name, () => process.exit(code));
}
// Nothing that runs keeps anything worth ending in order.
process.once('exit', () => {
  forceAll();
  rmSync(temporaryDir, { recursive: true, force: true });
});

const counts = await main()
  .catch((error: unknown): Counts => {
    const sentence = error instanceof Error ? error.message : String(error);
    if (error instanceof ToolsMissing) {
      console.log(`Skipped: ${sentence}`);
      return { passed: 0, failed: 0, skipped: 1 };
    }
    console.error(sentence);
    return { passed: 0, failed: 1, skipped: 0 };
  })
  .finally(endAll);
process.exitCode = counts.failed > 0 ? 1 : 0;
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
