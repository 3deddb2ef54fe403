/**
 * `npm run review:dependencies`: reviews the lock files of the service and of the SDK offline. Prints the licenses of all
 * shipped packages. The exit code is 1 if the license, source or integrity of a package has not been approved.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod';

const Package = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  inBundle: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});
const Lock = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), Package) });

/** Licenses that require only a notice or, for MPL-2.0, the source of changed files. */
const allowed = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 MPL-2.0 Python-2.0 CC0-1.0 CC-BY-4.0 Unlicense'.split(
    ' ',
  ),
);
/** The packages whose install scripts npm does not run: they only check a platform's binary, and nothing needs them. */
const mayHaveInstallScript = new Set(
  Object.keys(
    z
      .object({ allowScripts: z.record(z.string(), z.literal(false)) })
      .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))).allowScripts,
  ),
);

/** Whether a license expression is allowed: every part of an AND, at least one part of an OR. */
function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/gu, '');
  return bare.split(' AND ').every((part) => part.split(' OR ').some((license) => allowed.has(license.trim())));
}

const locks = ['../package-lock.json', '../sdk/typescript/package-lock.json'].map((file) =>
  Lock.parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))),
);
const faults: string[] = [];
const shipped: string[] = [];
for (const [path, entry] of locks.flatMap(({ packages }) => Object.entries(packages))) {
  if (path === '') continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { version = '', license, integrity, resolved, dev, optional, inBundle, hasInstallScript } = entry;
  // The lock file has only the names of other platforms' binaries. They are not installed here.
  const isOtherPlatform = optional && integrity === undefined && license === undefined;
  if (isOtherPlatform) continue;
  if (license === undefined || !isAllowed(license)) faults.push(`${name} ${version}: license ${license ?? 'unknown'}`);
  if (integrity === undefined && !inBundle) faults.push(`${name} ${version}: no integrity hash`);
  if (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))
    faults.push(`${name}: from ${resolved}`);
  if (hasInstallScript && !mayHaveInstallScript.has(name)) faults.push(`${name} ${version}: has an install script`);
  if (!dev) shipped.push(`${name} ${version}: ${license}`);
}
for (const line of shipped.toSorted()) console.log(line);
for (const fault of faults) console.error(`REFUSED ${fault}`);
console.log(`${shipped.length} packages are shipped, ${faults.length} refused`);
if (faults.length > 0) process.exitCode = 1;
