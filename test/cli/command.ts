/** Commands of `cli/` as an operator runs them: arguments and an environment in, an exit code and what was printed out. */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectDir } from '../started-service.ts';
import type { Ended, Order } from './command-process.ts';

export interface Commands {
  /** Runs `cli/<name>.ts` in a process that all calls share: loading the SDK or the engine costs more than a command. */
  run: (name: string, args: readonly string[], environment?: Record<string, string>) => Promise<Ended>;
  /** Runs it in a process of its own, as `npm run` does. */
  runAlone: (name: string, args: readonly string[], environment?: Record<string, string>) => Promise<Ended>;
  close: () => Promise<void>;
}

/** Opens a process for commands, which starts with the first of them. Close it when all have run. */
export function openCommands(): Commands {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const order = (name: string, args: readonly string[], environment: Record<string, string> = {}): Order => ({
    script: join(projectDir, 'cli', `${name}.ts`),
    args: [...args],
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
  });
  const start = (): ChildProcess =>
    fork(join(import.meta.dirname, 'command-process.ts'), {
      ...{ cwd: projectDir, env: { ...process.env, NODE_OPTIONS: '' }, execArgv: [] },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  const run: Commands['run'] = (...command) => {
    const running = last.then(() => {
      child ??= start();
      return answerOf(child, order(...command));
    });
    last = running.catch(() => undefined);
    return running;
  };
  const runAlone: Commands['run'] = (...command) =>
    new Promise((resolve) => {
      const { script, args, env } = order(...command);
      const limits = { cwd: projectDir, env, maxBuffer: 1 << 26 };
      execFile(process.execPath, [script, ...args], limits, (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err });
      });
    });
  const close = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  return { run, runAlone, close };
}

function answerOf(child: ChildProcess, order: Order): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const left = (code: number | null) => reject(new Error(`the process of ${order.script} ended with ${code}`));
    child.once('exit', left);
    child.once('message', (answer) => {
      child.off('exit', left);
      resolve(answer as Ended);
    });
    child.send(order);
  });
}
