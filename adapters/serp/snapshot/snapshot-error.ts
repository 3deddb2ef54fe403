/** Errors about a saved snapshot that cannot be used: the file and the fault in one message. */
import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { checkFile, FolderFileError } from '../folder-file.ts';

/** The operator can fix it; printed without a stack trace. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

/** Of a results page: a thousand times an ordinary one. */
const maxTextBytes = 64 * 1024 * 1024;

/**
 * Returns the text of `file`.
 *
 * @throws SnapshotError if it cannot be read
 */
export function readFileText(file: string): string {
  try {
    checkFile(file, maxTextBytes);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SnapshotError(`${file} cannot be read: ${reasonOf(error)}`);
  }
}

/** The reason for a file error, from its code alone, since the system's message repeats the path. */
export function reasonOf(error: unknown): string {
  if (error instanceof FolderFileError) return error.message;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const known: Record<string, string> = {
    ENOENT: 'it is not there',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of its path is no folder',
    EACCES: 'permission denied',
    ERR_BUFFER_TOO_LARGE: 'it is too large',
  };
  return known[code] ?? (code !== '' ? code : String(error));
}

/**
 * Parses `text` as JSON; `place` names it in errors.
 *
 * @throws SnapshotError if it is not JSON
 */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SnapshotError(`${place} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The maximum number of faults in one message. */
const maxFaults = 5;

/** Lists the faults that zod found, each with its path: `organic[2].url: must be an http or https address`. */
export function faultsOf(error: z.ZodError): string {
  const told = error.issues.slice(0, maxFaults).map(({ path, message }) => `${placeOf(path)}${message}`);
  const more = error.issues.length - told.length;
  return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

function placeOf(path: readonly PropertyKey[]): string {
  const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return place === '' ? '' : `${place.replace(/^\./u, '')}: `;
}
