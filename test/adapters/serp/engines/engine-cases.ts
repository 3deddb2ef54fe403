/** The answer engines as the contract suite asks them: credentials, a full answer, and what must become of it. */

import type { EngineName } from '../../../../adapters/serp/engines/credentials.ts';
import type { AskableEngine } from '../../../../adapters/serp/engines/engine.ts';
import { enginesOf } from '../../../../adapters/serp/engines/engines.ts';
import type { ProviderWorld } from '../../../../adapters/serp/providers/ask.ts';
import { parseCredentials } from '../../../../adapters/serp/providers/providers.ts';
import { anthropicFull, anthropicGolden } from './answers/anthropic.ts';
import { geminiFull, geminiGolden } from './answers/gemini.ts';
import { openaiFull, openaiGolden } from './answers/openai.ts';
import { perplexityFull, perplexityGolden } from './answers/perplexity.ts';

export const query = {
  keyword: 'standing desk',
  question: 'What about “standing desk”?',
  language: 'en',
  country: 'US',
};

export interface EngineCase {
  name: EngineName;
  /** What no message, log or answer may hold. */
  secret: string;
  model: string;
  path: string;
  /** The request that the documentation asks for. */
  body: unknown;
  full: unknown;
  golden: { model: string; text: string; citations: unknown[]; fan_out_queries: string[] };
  /** An answer without credit. */
  broke: { status: number; json: unknown };
}

export const engineCases: readonly EngineCase[] = [
  {
    name: 'openai',
    secret: 'sk-openai-0123456789',
    model: 'gpt-5',
    path: '/responses',
    body: {
      model: 'gpt-5',
      input: query.question,
      tools: [{ type: 'web_search', user_location: { type: 'approximate', country: 'US' } }],
      include: ['web_search_call.action.sources'],
      store: false,
    },
    full: openaiFull,
    golden: openaiGolden,
    broke: {
      status: 429,
      json: { error: { message: 'customer 4711', type: 'insufficient_quota', code: 'insufficient_quota' } },
    },
  },
  {
    name: 'perplexity',
    secret: 'pplx-0123456789',
    model: 'sonar',
    path: '/chat/completions',
    body: {
      model: 'sonar',
      messages: [{ role: 'user', content: query.question }],
      web_search_options: { user_location: { country: 'US' } },
    },
    full: perplexityFull,
    golden: perplexityGolden,
    broke: { status: 402, json: { error: { message: 'customer 4711' } } },
  },
  {
    name: 'gemini',
    secret: 'AIza-0123456789',
    model: 'gemini-test',
    path: '/models/gemini-test:generateContent',
    body: { contents: [{ parts: [{ text: query.question }] }], tools: [{ google_search: {} }] },
    full: geminiFull,
    golden: geminiGolden,
    broke: { status: 402, json: { error: { code: 402, message: 'customer 4711' } } },
  },
  {
    name: 'anthropic',
    secret: 'sk-ant-0123456789',
    model: 'claude-test-1',
    path: '/v1/messages',
    body: {
      model: 'claude-test-1',
      max_tokens: 4_096,
      messages: [{ role: 'user', content: query.question }],
      tools: [
        {
          type: 'web_search_20250305',
          name: 'web_search',
          max_uses: 5,
          user_location: { type: 'approximate', country: 'US' },
        },
      ],
    },
    full: anthropicFull,
    golden: anthropicGolden,
    broke: {
      status: 400,
      json: {
        type: 'error',
        error: { type: 'invalid_request_error', message: 'Your credit balance is too low, customer 4711.' },
      },
    },
  },
];

/** The engine of `each`, asking the server at `origin`. */
export function engineOf({ name, secret, model }: EngineCase, origin: string, world: ProviderWorld): AskableEngine {
  const credentials = parseCredentials(JSON.stringify({ [name]: { api_key: secret, model, base_url: origin } }));
  const [engine] = enginesOf([name], credentials, () => world);
  if (engine === undefined) throw new Error(`no ${name}`);
  return engine;
}
