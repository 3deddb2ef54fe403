/**
 * Makes a bundle's source map portable. Run after esbuild as `node portable-source-map.ts <bundle folder> <project
 * folder>`. esbuild names sources relative to the output folder, so the bundle, its hash and the deployment would
 * depend on where the checkout and the output are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * A source's path relative to the project; for a package, its path from `node_modules` on, wherever that is linked to.
 */
function portableSource(path: string, projectDir: string): string {
  const normal = path.replaceAll('\\', '/');
  const inPackages = normal.indexOf('/node_modules/');
  return inPackages === -1 ? relative(projectDir, path).replaceAll('\\', '/') : normal.slice(inPackages + 1);
}

if (import.meta.main) {
  const [bundleDir = '', projectDir = ''] = process.argv.slice(2);
  const file = join(bundleDir, 'index.mjs.map');
  const map: { sources: string[] } = JSON.parse(readFileSync(file, 'utf8'));
  const sources = map.sources.map((source) => portableSource(resolve(bundleDir, source), resolve(projectDir)));
  // Stack traces then show `/functions/…` rather than the bundle's folder, whose name is its hash.
  writeFileSync(file, JSON.stringify({ ...map, sourceRoot: '/', sources }));
}
