/** Reads one page of the folder as bytes, as a server would send it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { maxPageBytes } from '../../../analysis/index.ts';

const unzip = promisify(gunzip);

/** The page's bytes; `too_large` above the engine's limit, `unreadable` if the file is missing or damaged. */
export async function readPageFile(corpusDir: string, file: string): Promise<Uint8Array | 'too_large' | 'unreadable'> {
  try {
    const bytes = await readFile(join(corpusDir, file));
    const page = file.endsWith('.gz') ? await unzip(bytes, { maxOutputLength: maxPageBytes + 1 }) : bytes;
    return page.length > maxPageBytes ? 'too_large' : page;
  } catch (error) {
    return isTooLarge(error) ? 'too_large' : 'unreadable';
  }
}

function isTooLarge(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
