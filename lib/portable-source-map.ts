/**
 * Run beside esbuild, `node portable-source-map.ts <bundle folder> <project folder>`: names a bundle's sources from the
 * project on. esbuild names them from the output folder on, so the bundle, its hash and the deployment would depend on
 * where a checkout and its output lie.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** A source by its path in the project; a package's by its path from `node_modules` on, wherever that is linked to. */
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
  // Stack traces then show `/functions/…`, and not the folder of the bundle, whose name is its hash.
  writeFileSync(file, JSON.stringify({ ...map, sourceRoot: '/', sources }));
}
