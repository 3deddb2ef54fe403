/** Caches what is built from sources, in one folder per state of the sources. */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { waitForLock } from './lock.ts';

/** What to build, and where to cache it. */
export interface Product {
  /** Folder of all outputs; created if missing. */
  cacheDir: string;
  /** Start of the name of each output's folder. */
  prefix: string;
  /** Hash of everything that the output depends on. */
  hash: string;
  /** Builds into an empty folder, or throws. */
  make: (folder: string) => Promise<void>;
}

/** Outputs younger than this are kept, because another process may still be reading them. */
const keepMs = 15 * 60_000;
const workPrefix = 'unfinished-';

/**
 * Returns the folder of the product, and builds it if it does not exist. Removes outputs of older sources. Of several
 * processes that need it, one builds and the others wait.
 *
 * @param product The product.
 * @returns The folder, absolute if `cacheDir` is.
 * @throws What `make` throws.
 */
export async function madeOnce(product: Product): Promise<string> {
  const name = `${product.prefix}${product.hash}`;
  const folder = join(product.cacheDir, name);
  mkdirSync(product.cacheDir, { recursive: true });
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
  else await makeInto(folder, product);
  removeOlder(product, name);
  return folder;
}

/** Builds in a temporary folder and renames it at the end, so that readers only see complete outputs. */
async function makeInto(folder: string, { cacheDir, prefix, make }: Product): Promise<void> {
  const release = await waitForLock(join(cacheDir, `lock-${prefix}.sqlite`));
  const work = mkdtempSync(join(cacheDir, `${workPrefix}${prefix}`));
  try {
    if (existsSync(folder)) return;
    await make(work);
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
    release();
  }
}

/** Removes outputs of older sources and leftovers of interrupted runs. */
function removeOlder({ cacheDir, prefix }: Product, current: string): void {
  for (const entry of readdirSync(cacheDir)) {
    if (entry === current || !(entry.startsWith(prefix) || entry.startsWith(`${workPrefix}${prefix}`))) continue;
    const path = join(cacheDir, entry);
    const modifiedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - modifiedMs > keepMs) rmSync(path, { recursive: true, force: true });
  }
}
