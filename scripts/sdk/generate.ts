/** Generates the parts of the SDKs that follow from the contract, by the generators of each language. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { thisProjectDir } from '../../local/project.ts';
import {
  installTypescript,
  need,
  pythonDir,
  pythonEnvironment,
  pythonsHere,
  sdkToolsDir,
  typescriptDir,
} from './programs.ts';

export const contractFile = join(thisProjectDir, 'docs/openapi.json');

/** Where each generated part is, below `sdk/`. */
export const generatedParts = {
  typescript: 'typescript/src/generated',
  models: 'python/src/answer_audit/models.py',
  sync: 'python/src/answer_audit/_sync',
  stamp: 'contract.json',
} as const;

/** Says which contract the SDKs were generated from. */
export function stampOf(contract: string): string {
  const { info } = JSON.parse(contract) as { info: { version: string } };
  const sha256 = createHash('sha256').update(contract).digest('hex');
  return `${JSON.stringify({ contract_version: info.version, contract_sha256: sha256 }, null, 2)}\n`;
}

/** The Python with the generators and the checks of `requirements.txt`. */
export function generatorPython(): string {
  const newest = pythonsHere().at(-1);
  if (newest === undefined) throw new Error('The SDK for Python needs Python 3.10 or newer with venv.');
  const requirements = join(thisProjectDir, 'scripts/sdk/requirements.txt');
  return pythonEnvironment(join(sdkToolsDir, 'generators'), newest.command, ['--requirement', requirements]);
}

/** Writes the generated parts below `folder`, as they stand below `sdk/`. */
export function generateInto(folder: string): void {
  installTypescript();
  const generator = join(typescriptDir, 'node_modules/@hey-api/openapi-ts/bin/run.js');
  const config = ['--file', join(typescriptDir, 'openapi-ts.config.mjs')];
  need(process.execPath, [generator, ...config], {
    cwd: typescriptDir,
    env: { SDK_OUTPUT: join(folder, generatedParts.typescript) },
  });
  const python = generatorPython();
  need(python, [
    ...['-m', 'datamodel_code_generator', '--input', contractFile, '--input-file-type', 'openapi'],
    ...['--output', join(folder, generatedParts.models), '--output-model-type', 'typing.TypedDict'],
    // Plain dictionaries that accept whatever the contract may add, with literals as hints for type checkers.
    ...['--enum-field-as-literal', 'all', '--no-use-closed-typed-dict', '--target-python-version', '3.10'],
    ...['--naming-strategy', 'parent-prefixed', '--use-field-description', '--use-union-operator'],
    ...['--use-standard-collections', '--disable-timestamp', '--formatters', 'builtin'],
  ]);
  const script = join(thisProjectDir, 'scripts/sdk/unasync_client.py');
  need(python, [script, join(pythonDir, 'src/answer_audit/_async'), join(folder, generatedParts.sync)]);
}

/** The contract's text as it is now. */
export const contractText = (): string => readFileSync(contractFile, 'utf8');
