/** The process behind `command.ts`: runs commands one after another, each as if it had been started anew. */
import { pathToFileURL } from 'node:url';

/** What the process is told to run. */
export interface Order {
  /** The command's file. */
  script: string;
  args: string[];
  /** All variables of its environment. */
  env: Record<string, string | undefined>;
}

export interface Ended {
  code: number;
  out: string;
  err: string;
}

let ended: Ended | undefined;
let runs = 0;

for (const [stream, name] of [
  [process.stdout, 'out'],
  [process.stderr, 'err'],
] as const) {
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    if (ended !== undefined) ended[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const told = rest.findLast((argument) => typeof argument === 'function');
    if (told !== undefined) queueMicrotask(() => told());
    return true;
  };
}

process.on('message', async ({ script, args, env }: Order) => {
  ended = { code: 0, out: '', err: '' };
  // A command ends when nothing of it is left to wait for, so the parent may not keep this process alive meanwhile.
  process.channel?.unref();
  process.argv = [process.execPath, script, ...args];
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.exitCode = undefined;
  process.stdout.removeAllListeners('error');
  // The query makes it run again; what it imports stays loaded.
  const { href } = pathToFileURL(script);
  await import(`${href}?${runs++}`).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
});

process.on('beforeExit', () => {
  if (ended === undefined) return;
  const answer: Ended = { ...ended, code: Number(process.exitCode ?? 0) };
  ended = undefined;
  process.exitCode = undefined;
  process.channel?.ref();
  process.send?.(answer);
});
