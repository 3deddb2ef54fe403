/** The app as an operator starts it: what it writes where, and how it refuses. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';

const entry = fileURLToPath(new URL('../../bin/app.ts', import.meta.url));
const outdir = mkdtempSync(join(tmpdir(), 'answer-audit-app-'));
afterAll(() => rmSync(outdir, { recursive: true }));

/** The environment by which the CLI tells the app its context and its output folder. */
function environment(context: Record<string, unknown>): NodeJS.ProcessEnv {
  const noBundling = { 'aws:cdk:bundling-stacks': [] };
  return { ...process.env, CDK_OUTDIR: outdir, CDK_CONTEXT_JSON: JSON.stringify({ ...noBundling, ...context }) };
}

describe('bin/app.ts', () => {
  test('writes the chosen stage’s template into the folder it is given', () => {
    execFileSync(process.execPath, [entry], { env: environment({ stage: 'local' }) });
    expect(readdirSync(outdir)).toContain('AnswerAudit-local.template.json');
    const template = JSON.parse(readFileSync(join(outdir, 'AnswerAudit-local.template.json'), 'utf8'));
    expect(template.Outputs.Stage).toEqual({ Value: 'local' });
  });

  test.each([
    [{ stage: 'prod' }, /^stages\/prod\.ts:\n {2}searchProviders: is empty: name some of dataforseo, .*\n$/],
    [{ stage: 'nope' }, /^Unknown stage "nope": .* stages\/ has dev, example, local, prod\.\n$/],
  ])('refuses %j in one sentence, without a stack', (context, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [entry], { env: environment(context), encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(sentence);
  });
});
