/** The folder as a language model: requests that are written, answers that are taken. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fileModel, ModelFolderError } from '../../../adapters/model/file.ts';
import type { ModelRequest } from '../../../analysis/index.ts';

const root = mkdtempSync(join(tmpdir(), 'file-model-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const request: ModelRequest = {
  sha256: '0123456789abcdef'.repeat(4),
  task: 'advice',
  prompt_version: 'advice@1',
  prompt: 'Advise.',
  input: { language: 'en', text: 'Tisch “Ä”' },
  schema: { type: 'object' },
  max_output_tokens: 100,
};
const hash = '0123456789abcdef';
let folder = '';
let count = 0;
beforeEach(() => {
  count++;
  folder = join(root, `run${count}`, 'requests');
});

describe('a request without an answer', () => {
  test('is written once, in a folder that is made, and left to the rules', async () => {
    const model = fileModel(folder);
    expect(await model(request)).toEqual({ outcome: 'failed', fault: 'not_recorded' });
    expect(readdirSync(folder)).toEqual([`advice-${hash}.request.json`]);
    const { sha256, max_output_tokens: _, ...rest } = request;
    const path = join(folder, `advice-${hash}.request.json`);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ request_sha256: sha256, ...rest });
    writeFileSync(path, 'a note of the reader');
    await model(request);
    expect(readFileSync(path, 'utf8')).toBe('a note of the reader');
  });
});

describe('an answer beside it', () => {
  test.each([
    ['plain', '{"items":[]}'],
    ['in a code block', '```json\n{"items":[]}\n```\n'],
  ])('%s is taken, with its tokens estimated', async (_, text) => {
    const model = fileModel(folder);
    writeFileSync(join(folder, `${hash}.answer.json`), text);
    const answer = await model(request);
    expect(answer).toMatchObject({ outcome: 'answered', output: { items: [] }, call: { model: 'file', cached: true } });
    expect(answer.call?.tokens_out).toBe(Math.ceil(text.length / 4));
    expect(answer.call?.tokens_in).toBeGreaterThan(40);
  });

  test.each([
    ['cut off', '{"items":['],
    ['text', 'Sure! Here is the JSON.'],
    ['empty', ''],
    ['huge', `"${'x'.repeat(1_100_000)}"`],
  ])('%s is unreadable', async (_, text) => {
    const model = fileModel(folder);
    writeFileSync(join(folder, `${hash}.answer.json`), text);
    expect(await model(request)).toMatchObject({ outcome: 'failed', fault: 'unreadable' });
  });
});

test('a folder that cannot be made is the operator’s mistake', () => {
  const file = join(root, 'a-file');
  writeFileSync(file, '');
  expect(() => fileModel(join(file, 'below'))).toThrow(ModelFolderError);
});
