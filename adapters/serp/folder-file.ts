/** Finds a file of a folder that somebody else may have made: a regular file of that folder, and not too large. */
import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

const messages = {
  OUTSIDE: 'it leads out of its folder',
  NO_FILE: 'it is no file',
  TOO_LARGE: 'it is too large',
} as const;

/** Has a `code`, like the errors of the file system. */
export class FolderFileError extends Error {
  override readonly name = 'FolderFileError';
  readonly code: keyof typeof messages;

  constructor(code: keyof typeof messages) {
    super(messages[code]);
    this.code = code;
  }
}

/**
 * The real path of the file `name` in `dir`. A link may lead to another file of the folder; one that leads out could
 * bring a private file of the reader into a report. A pipe or a device would never end.
 * @throws FolderFileError, or an error of the file system
 */
export function fileWithin(dir: string, name: string, maxBytes: number): string {
  const root = realpathSync(dir);
  const path = realpathSync(join(dir, name));
  if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) throw new FolderFileError('OUTSIDE');
  checkFile(path, maxBytes);
  return path;
}

/** @throws FolderFileError, or an error of the file system */
export function checkFile(path: string, maxBytes: number): void {
  const stat = statSync(path);
  // What reads a folder is told so by the file system.
  if (!stat.isFile() && !stat.isDirectory()) throw new FolderFileError('NO_FILE');
  if (stat.size > maxBytes) throw new FolderFileError('TOO_LARGE');
}
