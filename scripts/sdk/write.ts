/**
 * `npm run sdk`, also by `npm run openapi`: writes the generated parts of the SDKs. With `--check` it writes nothing; the
 * exit code is 1 if they are not those of the contract.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { thisProjectDir } from '../../local/project.ts';
import { contractText, generatedParts, generateInto, stampOf } from './generate.ts';

const sdkDir = join(thisProjectDir, 'sdk');
const folder = mkdtempSync(join(tmpdir(), 'answer-audit-sdk-'));
try {
  for (const part of Object.values(generatedParts)) mkdirSync(dirname(join(folder, part)), { recursive: true });
  generateInto(folder);
  writeFileSync(join(folder, generatedParts.stamp), stampOf(contractText()));
  if (process.argv.includes('--check')) check();
  else write();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function write(): void {
  for (const part of Object.values(generatedParts)) {
    rmSync(join(sdkDir, part), { recursive: true, force: true });
    cpSync(join(folder, part), join(sdkDir, part), { recursive: true });
    console.log(`sdk/${part} written`);
  }
}

function check(): void {
  const parts = Object.values(generatedParts);
  const [now, should] = [sdkDir, folder].map((root) => new Map(parts.flatMap((part) => textsIn(root, part))));
  const names = new Set([...(now?.keys() ?? []), ...(should?.keys() ?? [])]);
  const drifted = [...names].filter((name) => now?.get(name) !== should?.get(name));
  for (const name of drifted.toSorted()) console.error(`sdk/${name} is not what the contract gives; run npm run sdk`);
  if (drifted.length > 0) process.exitCode = 1;
}

/** The files of a part by their path below `root`; Python's own compiled files aside. */
function textsIn(root: string, part: string): [string, string][] {
  const path = join(root, part);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [[part, readFileSync(path, 'utf8')]];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('__pycache__'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(root, file), readFileSync(file, 'utf8')]);
}
