/** The programs that a run starts: each in a process group of its own, ended by its id whatever happens. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type Environment = Readonly<Record<string, string>>;

export interface ProgramOptions {
  env: Environment;
  cwd: string;
  /** Where its output goes: shown, kept in this file, or (left out) collected. */
  output?: 'shown' | { file: string };
  /** After this long it is ended. Without it a program may run for ever. */
  timeoutMs?: number;
}

export interface Finished {
  /** Null when a signal ended it. */
  code: number | null;
  /** What it wrote, both streams; empty unless collected. */
  text: string;
}

/** How long a program may take over ending by itself. */
const graceMs = 5_000;
/** Process groups by their id; a program's children are in its group. */
const groups = new Set<number>();

/** Runs a program to its end. Never throws because of what the program does: its code tells. */
export async function run(command: string, args: readonly string[], options: ProgramOptions): Promise<Finished> {
  const { child, group } = launch(command, args, options);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const { timeoutMs } = options;
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => void end(group), timeoutMs);
  const code = await exitOf(child);
  clearTimeout(timer);
  await end(group);
  return { code, text };
}

/** Starts a program that stays; `ended` becomes its code when it ends, wanted or not. */
export function start(
  command: string,
  args: readonly string[],
  options: ProgramOptions,
): { pid: number; ended: Promise<number | null> } {
  const { child, group } = launch(command, args, options);
  return { pid: group, ended: exitOf(child) };
}

/** Ends every program that still runs, with its children: asks, waits, then forces. */
export async function endAll(): Promise<void> {
  await Promise.all([...groups].map(end));
}

/** The same at once and without asking, for when there is no time to wait. */
export function forceAll(): void {
  for (const group of groups) signal(group, 'SIGKILL');
  groups.clear();
}

function launch(
  command: string,
  args: readonly string[],
  { env, cwd, output }: ProgramOptions,
): { child: ChildProcess; group: number } {
  const file = typeof output === 'object' ? openSync(output.file, 'w') : undefined;
  const sink = file ?? (output === 'shown' ? 'inherit' : 'pipe');
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', sink, sink] });
  if (file !== undefined) closeSync(file);
  const group = child.pid;
  if (group === undefined) {
    child.once('error', () => {});
    throw new Error(`${command} could not be started.`);
  }
  groups.add(group);
  return { child, group };
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve));
}

async function end(group: number): Promise<void> {
  if (!groups.has(group)) return;
  signal(group, 'SIGTERM');
  for (const until = Date.now() + graceMs; Date.now() < until; await sleep(50)) {
    if (!signal(group, 0)) break;
  }
  signal(group, 'SIGKILL');
  groups.delete(group);
}

/** False when there is no such process group any more. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-group, name);
    return true;
  } catch {
    return false;
  }
}
