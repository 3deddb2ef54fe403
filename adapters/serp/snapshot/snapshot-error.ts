/** What is said of a saved snapshot that cannot be used as it is: the file and the fault, in a sentence. */
import { readFileSync } from 'node:fs';
import type * as z from 'zod';

/** The operator can put it right; printed without a stack. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

/** The text of `file`. @throws SnapshotError when it cannot be read */
export function readFileText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SnapshotError(`${file} cannot be read: ${reasonOf(error)}`);
  }
}

/** What the system says of a file: its code alone, since its message repeats the path. */
export function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const known: Record<string, string> = {
    ENOENT: 'it is not there',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of its path is no folder',
    EACCES: 'permission denied',
  };
  return known[code] ?? (code !== '' ? code : String(error));
}

/** `text` as JSON; `place` names it. @throws SnapshotError when it is none */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SnapshotError(`${place} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** So many faults are told at once. */
const maxFaults = 5;

/** The faults that zod found, each with its place: `organic[2].url: must be an http or https address`. */
export function faultsOf(error: z.ZodError): string {
  const told = error.issues.slice(0, maxFaults).map(({ path, message }) => `${placeOf(path)}${message}`);
  const more = error.issues.length - told.length;
  return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

function placeOf(path: readonly PropertyKey[]): string {
  const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return place === '' ? '' : `${place.replace(/^\./u, '')}: `;
}
