/** Finds the tests that a source file can fail: those that import it, directly or through other files. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const specifiers = /(?:\bfrom|^import|\bimport\()\s*'(\.[^']+)'/gmu;

/** The files that a source imports by relative paths, as paths in the project. */
export function importedFiles(file: string, source: string): string[] {
  return [...source.matchAll(specifiers)].map(([, specifier = '']) => normalize(join(dirname(file), specifier)));
}

/**
 * The tests among `files` that need `changed`.
 *
 * @param imports - The imported files of each file of the project.
 * @param tests - The files that are tests.
 */
export function testsThatNeed(
  changed: string,
  imports: ReadonlyMap<string, readonly string[]>,
  tests: readonly string[],
): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  const reached = new Set([changed]);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return tests.filter((test) => reached.has(test));
}

/** The tests in the folder nearest to the mirrored folder of `file`: those of its section. */
export function testsOfSection(file: string, tests: readonly string[]): string[] {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const found = tests.filter((test) => test.startsWith(join('test', folder, '/')));
    if (found.length > 0) return found;
  }
  return [];
}

/** The imports of `files` in the project at `dir`. */
export function importsIn(dir: string, files: readonly string[]): Map<string, string[]> {
  return new Map(files.map((file) => [file, importedFiles(file, readFileSync(join(dir, file), 'utf8'))]));
}
