/** Reads from Linux's `/proc` which addresses a process listens on. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Addresses that a process listens on, by TCP; none where the system has no `/proc` to tell. */
export function listeningAddresses(pid: number): string[] {
  const inodes = new Set(
    attempt(() => readdirSync(`/proc/${pid}/fd`), []).map((fd) =>
      attempt(() => /^socket:\[(\d+)\]$/u.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1], undefined),
    ),
  );
  const listening = '0A';
  return ['tcp', 'tcp6'].flatMap((table) =>
    attempt(() => readFileSync(`/proc/${pid}/net/${table}`, 'utf8'), '')
      .split('\n')
      .map((line) => line.trim().split(/\s+/u))
      .filter((columns) => columns[3] === listening && inodes.has(columns[9]))
      .map((columns) => addressOf(columns[1]?.split(':')[0] ?? '')),
  );
}

/** An address as the kernel prints it: words of 32 bits, each with its bytes in reverse. */
function addressOf(hex: string): string {
  const bytes = (hex.match(/.{8}/gu) ?? []).flatMap((word) => [...Buffer.from(word, 'hex')].reverse());
  if (bytes.length === 4) return bytes.join('.');
  if (bytes.slice(0, 15).every((byte) => byte === 0) && bytes[15] === 1) return '::1';
  const mapped = bytes.slice(0, 12).join() === '0,0,0,0,0,0,0,0,0,0,255,255';
  return mapped ? `::ffff:${bytes.slice(12).join('.')}` : `[${Buffer.from(bytes).toString('hex')}]`;
}

function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
