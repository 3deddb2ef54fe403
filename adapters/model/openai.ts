/**
 * Whatever speaks OpenAI's Chat Completions with JSON schema output, by base URL: OpenAI itself, gateways, llama.cpp,
 * vLLM, Ollama. developers.openai.com/api/docs/guides/structured-outputs
 */
import * as z from 'zod';
import type { SafeFetch } from '../web/safe-fetch.ts';
import { type AskableModel, type ModelReply, ModelUnavailable, pauseMs } from './askable.ts';
import { estimatedTokens, jsonIn } from './json-answer.ts';

export interface OpenAiOptions {
  /** Such as `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  /** Absent for a server that needs none. */
  apiKey?: string;
}

/** An answer has a few kilobytes. */
const maxBytes = 2_000_000;
/** A longer pause ends the request. */
const longestPauseMs = 5_000;

const count = z.int().min(0).catch(0);
const answerSchema = z.object({
  model: z.string().catch(''),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullable().catch(null),
        message: z.object({ content: z.string().nullable().catch(null), refusal: z.string().nullish().catch(null) }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
});

export function openAiModel({ baseUrl, model, apiKey }: OpenAiOptions, request: SafeFetch): AskableModel {
  const url = `${baseUrl.replace(/\/+$/u, '')}/chat/completions`;
  return {
    name: 'openai',
    ask: async ({ task, instructions, data, schema, maxOutputTokens }, timeMs) => {
      const body = JSON.stringify({
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: data },
        ],
        response_format: { type: 'json_schema', json_schema: { name: task, strict: true, schema } },
        max_completion_tokens: maxOutputTokens,
        // Older servers know only this name of the limit.
        max_tokens: maxOutputTokens,
        temperature: 0,
        store: false,
      });
      const answer = await request({
        ...{ url, method: 'POST', body, maxBytes, maxRedirects: 0, timeoutMs: timeMs },
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
      });
      if (answer.outcome === 'failed') throw lost(answer.reason);
      if (answer.status !== 200) throw refused(answer.status, answer.headers);
      return replyOf(new TextDecoder().decode(answer.body), body, model);
    },
  };
}

/** A connection that was never made costs nothing; a response that did not come in time may. */
function lost(reason: string): ModelUnavailable {
  const isTimeout = reason === 'timeout';
  return new ModelUnavailable(isTimeout ? 'timeout' : 'unavailable', {
    ...{ code: reason, mayBeBilled: isTimeout },
    ...(isTimeout ? {} : { retryAfterMs: pauseMs }),
  });
}

function refused(status: number, headers: Readonly<Record<string, string>>): ModelUnavailable {
  if (status !== 429 && status < 500) return new ModelUnavailable('refused', { code: status, mayBeBilled: false });
  const wanted = /^\d{1,4}$/u.exec(headers['retry-after'] ?? '')?.[0];
  const waitMs = wanted === undefined ? pauseMs : Number(wanted) * 1_000;
  return new ModelUnavailable('unavailable', {
    ...{ code: status, mayBeBilled: false },
    ...(waitMs > longestPauseMs ? {} : { retryAfterMs: waitMs }),
  });
}

/** Reads a response. What a server does not count is estimated. */
function replyOf(text: string, body: string, asked: string): ModelReply {
  const parsed = answerSchema.safeParse(jsonIn(text));
  if (!parsed.success) throw new ModelUnavailable('unreadable', { mayBeBilled: true });
  const { choices, usage, model } = parsed.data;
  const [first] = choices;
  const content = first?.message.content ?? '';
  const isWhole = first?.finish_reason !== 'length' && first?.finish_reason !== 'content_filter';
  const isRefusal = typeof first?.message.refusal === 'string' && first.message.refusal !== '';
  return {
    output: isWhole && !isRefusal ? jsonIn(content) : undefined,
    model: model === '' ? asked : model,
    tokensIn: usage?.prompt_tokens || estimatedTokens(body),
    tokensOut: usage?.completion_tokens || estimatedTokens(content),
  };
}
