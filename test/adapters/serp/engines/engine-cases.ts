/** The answer engines as the contract suite asks them: credentials, a full answer, and what must become of it. */

import type { AskableEngine } from '../../../../adapters/serp/engines/engine.ts';
import type { EngineName } from '../../../../adapters/serp/engines/engine-names.ts';
import { enginesOf } from '../../../../adapters/serp/engines/engines.ts';
import type { ProviderWorld } from '../../../../adapters/serp/providers/ask.ts';
import { parseCredentials } from '../../../../adapters/serp/providers/providers.ts';
import type { Told } from '../providers/protocol-server.ts';
import { anthropicFull, anthropicGolden } from './answers/anthropic.ts';
import { braveFull, braveGolden, braveStream } from './answers/brave.ts';
import {
  dataForSeoAiModeFull,
  dataForSeoAiModeGolden,
  dataForSeoChatGptFull,
  dataForSeoChatGptGolden,
  dataForSeoLlmFull,
  dataForSeoLlmGolden,
} from './answers/dataforseo.ts';
import { geminiFull, geminiGolden } from './answers/gemini.ts';
import { openaiFull, openaiGolden } from './answers/openai.ts';
import { perplexityFull, perplexityGolden } from './answers/perplexity.ts';
import { serpApiAiModeFull, serpApiAiModeGolden, serpApiCopilotFull, serpApiCopilotGolden } from './answers/serpapi.ts';

export const query = {
  keyword: 'standing desk',
  question: 'What about “standing desk”?',
  language: 'en',
  country: 'US',
};

export interface EngineCase {
  name: EngineName;
  /** As the secret holds them, for a server at `origin`. */
  credentials: (origin: string) => Record<string, Record<string, unknown>>;
  /** What no message, log or answer may hold. */
  secret: string;
  /** Whether the address holds the secret, because the service takes it nowhere else. */
  secretInQuery?: true;
  method: 'GET' | 'POST';
  path: string;
  /** The request that the documentation asks for: its body, or its query without the secret. */
  body: unknown;
  full: unknown;
  /** Writes an answer as the service sends it; JSON if absent. */
  written?: (answer: unknown) => string;
  golden: {
    model?: string;
    text: string;
    citations: unknown[];
    fan_out_queries: string[];
    /** What the call says of its price. */
    price: { cost_usd?: number; list_price_usd?: number };
  };
  /** An answer without credit. */
  broke: { status: number; json: unknown };
}

const dataForSeoLogin = { login: 'me@example.org', password: 'p4ss-0123456789' };
const dataForSeoSecret = Buffer.from('me@example.org:p4ss-0123456789').toString('base64');
/** The service answers 200 and says in the envelope that the balance is used up. */
const dataForSeoBroke = {
  status: 200,
  json: { status_code: 40_210, status_message: 'Insufficient Funds, customer 4711.', tasks: [] },
};
const serpApiBroke = { status: 429, json: { error: 'Your account has run out of searches, customer 4711.' } };

export const engineCases: readonly EngineCase[] = [
  {
    name: 'openai',
    credentials: (base_url) => ({ openai: { api_key: 'sk-openai-0123456789', model: 'gpt-5', base_url } }),
    secret: 'sk-openai-0123456789',
    method: 'POST',
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
    credentials: (base_url) => ({ perplexity: { api_key: 'pplx-0123456789', model: 'perplexity/sonar', base_url } }),
    secret: 'pplx-0123456789',
    method: 'POST',
    path: '/v1/agent',
    body: {
      model: 'perplexity/sonar',
      input: query.question,
      tools: [{ type: 'web_search', user_location: { country: 'US' } }],
    },
    full: perplexityFull,
    golden: perplexityGolden,
    broke: { status: 402, json: { error: { message: 'customer 4711' } } },
  },
  {
    name: 'gemini',
    credentials: (base_url) => ({ gemini: { api_key: 'AIza-0123456789', model: 'gemini-test', base_url } }),
    secret: 'AIza-0123456789',
    method: 'POST',
    path: '/models/gemini-test:generateContent',
    body: { contents: [{ parts: [{ text: query.question }] }], tools: [{ google_search: {} }] },
    full: geminiFull,
    golden: geminiGolden,
    broke: { status: 402, json: { error: { code: 402, message: 'customer 4711' } } },
  },
  {
    name: 'anthropic',
    credentials: (base_url) => ({ anthropic: { api_key: 'sk-ant-0123456789', model: 'claude-test-1', base_url } }),
    secret: 'sk-ant-0123456789',
    method: 'POST',
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
  {
    name: 'brave_answers',
    credentials: (base_url) => ({ brave: { subscription_token: 'BSA-0123456789', base_url } }),
    secret: 'BSA-0123456789',
    method: 'POST',
    path: '/res/v1/chat/completions',
    body: {
      model: 'brave',
      messages: [{ role: 'user', content: query.question }],
      stream: true,
      enable_citations: true,
      country: 'us',
      language: 'en',
    },
    full: braveFull,
    written: braveStream,
    golden: braveGolden,
    broke: { status: 429, json: { type: 'ErrorResponse', error: { code: 'QUOTA_LIMITED', detail: 'customer 4711' } } },
  },
  {
    name: 'serpapi_ai_mode',
    credentials: (base_url) => ({ serpapi: { api_key: 'serpapi-0123456789', base_url } }),
    secret: 'serpapi-0123456789',
    secretInQuery: true,
    method: 'GET',
    path: '/search.json',
    body: { engine: 'google_ai_mode', q: query.question, gl: 'us', hl: 'en', device: 'desktop', no_cache: 'true' },
    full: serpApiAiModeFull,
    golden: serpApiAiModeGolden,
    broke: serpApiBroke,
  },
  {
    name: 'serpapi_copilot',
    credentials: (base_url) => ({ serpapi: { api_key: 'serpapi-0123456789', base_url } }),
    secret: 'serpapi-0123456789',
    secretInQuery: true,
    method: 'GET',
    path: '/search.json',
    body: { engine: 'bing_copilot', q: query.question, no_cache: 'true' },
    full: serpApiCopilotFull,
    golden: serpApiCopilotGolden,
    broke: serpApiBroke,
  },
  {
    name: 'dataforseo_ai_mode',
    credentials: (base_url) => ({ dataforseo: { ...dataForSeoLogin, base_url } }),
    secret: dataForSeoSecret,
    method: 'POST',
    path: '/v3/serp/google/ai_mode/live/advanced',
    body: [{ keyword: query.question, location_code: 2840, language_code: 'en', device: 'desktop', os: 'windows' }],
    full: dataForSeoAiModeFull,
    golden: dataForSeoAiModeGolden,
    broke: dataForSeoBroke,
  },
  {
    name: 'dataforseo_chatgpt',
    credentials: (base_url) => ({ dataforseo: { ...dataForSeoLogin, base_url } }),
    secret: dataForSeoSecret,
    method: 'POST',
    path: '/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced',
    body: [{ keyword: query.question, location_code: 2840, language_code: 'en', force_web_search: true }],
    full: dataForSeoChatGptFull,
    golden: dataForSeoChatGptGolden,
    broke: dataForSeoBroke,
  },
  ...(['chat_gpt', 'claude', 'gemini', 'perplexity'] as const).map(
    (platform): EngineCase => ({
      name: `dataforseo_${platform === 'chat_gpt' ? 'chatgpt' : platform}_api`,
      credentials: (base_url) => ({ dataforseo: { ...dataForSeoLogin, models: { [platform]: 'm-1' }, base_url } }),
      secret: dataForSeoSecret,
      method: 'POST',
      path: `/v3/ai_optimization/${platform}/llm_responses/live`,
      body: [
        {
          user_prompt: query.question,
          model_name: 'm-1',
          max_output_tokens: 2_048,
          ...(platform === 'perplexity' ? {} : { web_search: true }),
          web_search_country_iso_code: 'US',
        },
      ],
      full: dataForSeoLlmFull,
      golden: dataForSeoLlmGolden,
      broke: dataForSeoBroke,
    }),
  ),
];

/** Writes an answer as the service of `each` sends it. */
export function told({ written }: EngineCase, answer: unknown): Told {
  return written === undefined ? { json: answer } : { text: written(answer) };
}

/** The engine of `each`, asking the server at `origin`. */
export function engineOf({ name, credentials }: EngineCase, origin: string, world: ProviderWorld): AskableEngine {
  const parsed = parseCredentials(JSON.stringify(credentials(origin)));
  const [engine] = enginesOf([name], parsed, () => world);
  if (engine === undefined) throw new Error(`no ${name}`);
  return engine;
}
