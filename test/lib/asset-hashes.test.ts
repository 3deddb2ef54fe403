/** Assets are the same wherever they are made: otherwise every machine's deployment would replace every function. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { assemblySources } from '../../local/source-hash.ts';
import { projectDir } from '../started-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'answer-audit-checkouts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One function with a folder beside its code, as an app of its own, of the folder with the fewest entries. */
const oneFunction = `
import { App, Duration, Stack } from 'aws-cdk-lib';
import { NodeFunction } from '../lib/node-function.ts';
const app = new App();
const stage = { name: 'dev', logLevel: 'INFO' };
new NodeFunction(new Stack(app, 'One'), 'KeyAuthorizer', {
  stage, entry: 'functions/entries/authorizers/api-key.ts', description: '', env: {}, memoryMb: 512, timeout: Duration.seconds(10),
  folders: ['lib'],
});
app.synth();`;

/** The hashes of the assets of a checkout in the folder `name`. */
function assetsMadeIn(name: string): string[] {
  const checkout = join(folder, name);
  for (const source of assemblySources) {
    cpSync(join(projectDir, source), join(checkout, source), { recursive: true });
  }
  symlinkSync(join(projectDir, 'node_modules'), join(checkout, 'node_modules'));
  mkdirSync(join(checkout, 'app'));
  writeFileSync(join(checkout, 'app', 'one.ts'), oneFunction);
  const assembly = join(folder, `output of ${name.replaceAll('/', ' ')}`);
  const env = { ...process.env, NODE_OPTIONS: '', CDK_OUTDIR: assembly, CDK_CONTEXT_JSON: '{}' };
  execFileSync(process.execPath, ['app/one.ts'], { cwd: checkout, env, stdio: 'pipe' });
  const manifest: { files: Record<string, { source: { packaging: string } }> } = JSON.parse(
    readFileSync(join(assembly, 'One.assets.json'), 'utf8'),
  );
  return Object.keys(manifest.files).filter((hash) => manifest.files[hash]?.source.packaging === 'zip');
}

test('two checkouts, in folders of other names and depths, give the same hashes', () => {
  const here = assetsMadeIn('checkout');
  expect(here).toHaveLength(1);
  expect(assetsMadeIn('deeper/in/another one')).toEqual(here);
});
