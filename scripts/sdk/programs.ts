/** Runs the programs that make and check the SDKs, and finds the Python that they need. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { thisProjectDir } from '../../local/project.ts';

/** Tools and environments of the SDKs; kept from one run to the next. */
export const sdkToolsDir = join(thisProjectDir, '.local/sdk');
export const typescriptDir = join(thisProjectDir, 'sdk/typescript');
export const pythonDir = join(thisProjectDir, 'sdk/python');

/** Runs a program to its end. @throws Error with what it wrote unless it ends with 0 */
export function need(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...{ cwd: options.cwd ?? thisProjectDir, env: { ...process.env, ...options.env } },
    ...{ encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  });
  if (error || status !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`);
  }
  return stdout;
}

/** Pythons that the SDK supports, by their commands' names. */
export const pythonVersions = ['3.10', '3.11', '3.12', '3.13', '3.14'] as const;

/** The commands on this machine that are such a Python with venv, oldest first. */
export function pythonsHere(): { version: string; command: string }[] {
  const pyenv = join(process.env.PYENV_ROOT ?? join(process.env.HOME ?? '', '.pyenv'), 'versions');
  return pythonVersions.flatMap((version) => {
    const listed = existsSync(pyenv) ? spawnSync('ls', [pyenv], { encoding: 'utf8' }).stdout.split('\n') : [];
    const installed = listed
      .filter((name) => name.startsWith(`${version}.`))
      .map((name) => join(pyenv, name, 'bin/python'));
    const command = [...installed, `python${version}`, 'python3'].find((each) => isPython(each, version));
    return command === undefined ? [] : [{ version, command }];
  });
}

function isPython(command: string, version: string): boolean {
  const code = 'import sys, venv, ensurepip; print(f"{sys.version_info[0]}.{sys.version_info[1]}")';
  const { status, stdout } = spawnSync(command, ['-c', code], { encoding: 'utf8' });
  return status === 0 && stdout.trim() === version;
}

/** The Python of an environment in `folder` with these packages, made or brought up to date. */
export function pythonEnvironment(folder: string, command: string, packages: readonly string[]): string {
  const python = join(folder, 'bin/python');
  if (!existsSync(join(folder, 'bin/pip'))) need(command, ['-m', 'venv', '--clear', folder]);
  need(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input', ...packages]);
  return python;
}

/** Installs the TypeScript SDK's own packages by its lock file, unless they are there. */
export function installTypescript(): void {
  const lock = readFileSync(join(typescriptDir, 'package-lock.json'), 'utf8');
  const mark = join(typescriptDir, 'node_modules/.installed-lock.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  need('npm', ['ci', '--silent', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: typescriptDir });
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, lock);
}
