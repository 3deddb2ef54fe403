/** Reads one page of the folder as bytes, as a server would send it. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { maxPageBytes } from '../../../analysis/index.ts';
import { fileWithin } from '../folder-file.ts';

const unzip = promisify(gunzip);
/** Compression hardly makes a page longer. */
const maxFileBytes = 2 * maxPageBytes;

/** The page's bytes; `too_large` above the engine's limit, `unreadable` if the file is missing or damaged. */
export async function readPageFile(corpusDir: string, file: string): Promise<Uint8Array | 'too_large' | 'unreadable'> {
  try {
    const bytes = await readFile(fileWithin(corpusDir, file, maxFileBytes));
    const page = file.endsWith('.gz') ? await unzip(bytes, { maxOutputLength: maxPageBytes + 1 }) : bytes;
    return page.length > maxPageBytes ? 'too_large' : page;
  } catch (error) {
    return isTooLarge(error) ? 'too_large' : 'unreadable';
  }
}

const tooLargeCodes = new Set<unknown>(['ERR_BUFFER_TOO_LARGE', 'TOO_LARGE']);

function isTooLarge(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && tooLargeCodes.has(error.code);
}
