/** Keeps what is built from sources in a folder of its own, one for each state of the sources. */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** What is built, and where it is kept. */
export interface Product {
  /** Holds the outputs; made when missing. */
  cacheDir: string;
  /** Begins the name of each output's folder. */
  prefix: string;
  /** Of everything that the output depends on. */
  hash: string;
  /** A file that a whole output has. */
  proof: string;
  /** Builds into an empty folder; throws when it cannot. */
  make: (folder: string) => Promise<void>;
}

/** Another process may still read an output that it found a moment ago. */
const keepMs = 15 * 60_000;
const workPrefix = 'unfinished-';

/**
 * The folder of the product, built now unless it is there already. Outputs of older sources are removed.
 *
 * @param product What is wanted.
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

/** Writes to a folder of its own and renames it at the end: a reader finds a whole output or none. */
async function makeInto(folder: string, { cacheDir, prefix, proof, make }: Product): Promise<void> {
  const work = mkdtempSync(join(cacheDir, `${workPrefix}${prefix}`));
  try {
    await make(work);
    renameSync(work, folder);
  } catch (error) {
    // Two processes at once write the same output: whose rename comes second takes the first one's.
    if (!existsSync(join(folder, proof))) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Removes outputs of older sources, and what an interrupted run left half written. */
function removeOlder({ cacheDir, prefix }: Product, current: string): void {
  for (const entry of readdirSync(cacheDir)) {
    if (entry === current || !(entry.startsWith(prefix) || entry.startsWith(`${workPrefix}${prefix}`))) continue;
    const path = join(cacheDir, entry);
    const modifiedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - modifiedMs > keepMs) rmSync(path, { recursive: true, force: true });
  }
}
