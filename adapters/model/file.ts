/** A language model that is a folder: requests are written to it, and answers that somebody puts there are taken. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageModel, ModelRequest } from '../../analysis/index.ts';
import { estimatedTokens, jsonIn } from './json-answer.ts';

/** Digits of the request's hash in the names of its files. */
const digits = 16;
const maxBytes = 1_000_000;

/** The folder cannot be used. The message is for the person who named it. */
export class ModelFolderError extends Error {
  override readonly name = 'ModelFolderError';
}

/**
 * Returns the port over `folder`, which is made if it is missing. A request is written as
 * `<task>-<hash>.request.json`; its answer is read from `<hash>.answer.json`, and is `not_recorded` without that file.
 * @throws ModelFolderError if the folder cannot be made
 */
export function fileModel(folder: string): LanguageModel {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new ModelFolderError(
      `The folder ${folder} cannot be made: ${error instanceof Error ? error.message : error}`,
    );
  }
  return async (request) => {
    const text = requestText(request);
    const hash = request.sha256.slice(0, digits);
    const asked = join(folder, `${request.task}-${hash}.request.json`);
    if (!existsSync(asked)) writeFileSync(asked, text);
    const answer = readAnswer(join(folder, `${hash}.answer.json`));
    if (answer === undefined) return { outcome: 'failed', fault: 'not_recorded' };
    const output = jsonIn(answer);
    const call = {
      model: 'file',
      tokens_in: estimatedTokens(text),
      tokens_out: estimatedTokens(answer),
      ...{ latency_ms: 0, attempts: 1, cached: true },
    };
    return output === undefined
      ? { outcome: 'failed', fault: 'unreadable', call }
      : { outcome: 'answered', output, call };
  };
}

function requestText({ sha256, max_output_tokens: _, ...request }: ModelRequest): string {
  return `${JSON.stringify({ request_sha256: sha256, ...request }, null, 2)}\n`;
}

/** The text of an answer; undefined if there is none. One that is too large is empty, which is no JSON. */
function readAnswer(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return statSync(path).size > maxBytes ? '' : readFileSync(path, 'utf8');
}
