/** The Python tools of the run, in a virtual environment of their own: ministack, the emulator, and cfn-lint. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, run } from './programs.ts';

export interface PythonTools {
  /** The environment's Python: the tools are run with it. */
  python: string;
  /** A script for that Python. */
  cfnLint: string;
  versions: { python: string; ministack: string; cfnLint: string };
}

/** Why the tools cannot be had: no fault of the service, so the run is skipped. */
export class ToolsMissing extends Error {}

/** ministack asks for 3.10; without `ensurepip` an environment has no pip (Debian's python3-venv brings it). */
const suits = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))';
const candidates = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python'];
const packages = ['ministack', 'cfn-lint'];
const ask = [
  'import platform, importlib.metadata as installed',
  'print(platform.python_version(), installed.version("ministack"), installed.version("cfn-lint"))',
].join('\n');
const minuteMs = 60_000;

/**
 * Makes the virtual environment in `folder`, or takes the one that is there, and brings both packages to their newest
 * versions; offline, those of an earlier run serve. Throws ToolsMissing with one sentence.
 */
export async function pythonTools(
  folder: string,
  { env, cwd, say }: { env: Environment; cwd: string; say: (line: string) => void },
): Promise<PythonTools> {
  const python = join(folder, 'bin', 'python');
  const works = async (command: string, code: string): Promise<boolean> =>
    (await run(command, ['-c', code], { env, cwd, timeoutMs: minuteMs }).catch(() => ({ code: 1 }))).code === 0;

  // The emulator makes its certificate with it.
  const openssl = await run('openssl', ['version'], { env, cwd, timeoutMs: minuteMs }).catch(() => undefined);
  if (openssl?.code !== 0) throw new ToolsMissing('The command openssl is not installed.');
  if (!(existsSync(python) && (await works(python, suits)))) {
    rmSync(folder, { recursive: true, force: true });
    const system = await firstOf(candidates, (command) => works(command, suits));
    if (!system) throw new ToolsMissing('Python 3.10 or newer with venv is not installed.');
    say('making a Python virtual environment');
    const made = await run(system, ['-m', 'venv', folder], { env, cwd, timeoutMs: 2 * minuteMs });
    if (made.code !== 0) throw new ToolsMissing('A Python virtual environment could not be made.');
  }
  say('installing the newest ministack and cfn-lint');
  const pip = [
    '-m',
    'pip',
    'install',
    '--disable-pip-version-check',
    '--no-input',
    '--quiet',
    '--upgrade',
    '--retries',
    '1',
  ];
  const installed = await run(python, [...pip, ...packages], { env, cwd, timeoutMs: 5 * minuteMs });
  const asked = await run(python, ['-c', ask], { env, cwd, timeoutMs: minuteMs });
  const [version, ministack, cfnLint] = asked.text.trim().split(/\s+/u);
  if (asked.code !== 0 || !version || !ministack || !cfnLint) {
    throw new ToolsMissing('The Python packages ministack and cfn-lint cannot be installed from here.');
  }
  if (installed.code !== 0) say('the package index does not answer: the versions of an earlier run serve');
  return { python, cfnLint: join(folder, 'bin', 'cfn-lint'), versions: { python: version, ministack, cfnLint } };
}

async function firstOf<T>(values: readonly T[], holds: (value: T) => Promise<boolean>): Promise<T | undefined> {
  for (const value of values) if (await holds(value)) return value;
  return undefined;
}
