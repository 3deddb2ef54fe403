/** Hashes the sources that a build depends on. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the assembly's templates and bundles. Dependencies change only with the lock file. */
export const assemblySources: readonly string[] = [
  'adapters',
  'analysis',
  'bin',
  'cdk.json',
  'core',
  'corpus',
  'dashboard/security-headers.json',
  'docs/openapi.json',
  'functions',
  'lib',
  'package-lock.json',
  'package.json',
  'stages',
  'tsconfig.json',
];

/**
 * Hashes the sources' paths and contents.
 *
 * @param projectDir The project's root.
 * @param salt Anything else that the output depends on, such as the app's context.
 * @param sources Files and folders, relative to the project.
 * @returns The first sixteen hexadecimal digits of a SHA-256.
 */
export function sourceHash(projectDir: string, salt: string, sources: readonly string[] = assemblySources): string {
  const hash = createHash('sha256').update(salt);
  for (const source of sources) {
    for (const path of filesUnder(projectDir, source)) {
      const content = readFileSync(join(projectDir, path));
      // The length separates path and content unambiguously.
      hash.update(`\0${path}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The files of a folder (or the file itself), relative to the project, sorted so that the order does not depend on the
 * disk.
 */
function filesUnder(projectDir: string, source: string): string[] {
  const stats = statSync(join(projectDir, source), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [source];
  return readdirSync(join(projectDir, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(projectDir.length)
        .replace(/^[\\/]/u, ''),
    )
    .sort();
}
