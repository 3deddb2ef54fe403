/** The answer engines by name. */
import type { AnswerEngine, EngineAnswers } from '../../../analysis/index.ts';
import { type Credentials, CredentialsUnusable, type OpenWorld } from '../providers/providers.ts';
import { anthropic } from './anthropic.ts';
import { braveAnswers } from './brave.ts';
import type { EngineName } from './credentials.ts';
import { dataForSeoAiMode } from './dataforseo-ai-mode.ts';
import { dataForSeoChatGpt } from './dataforseo-chatgpt.ts';
import { dataForSeoLlm, type LlmPlatform } from './dataforseo-llm.ts';
import type { AskableEngine } from './engine.ts';
import { gemini } from './gemini.ts';
import { perplexity } from './perplexity.ts';
import { responses } from './responses.ts';
import { serpApiAiMode, serpApiCopilot } from './serpapi.ts';

/** What the report calls each, and whether it answers as people see it. */
export const reportNames = {
  openai: { engine: 'chatgpt', fidelity: 'api' },
  perplexity: { engine: 'perplexity', fidelity: 'api' },
  gemini: { engine: 'gemini', fidelity: 'api' },
  anthropic: { engine: 'claude', fidelity: 'api' },
  brave_answers: { engine: 'brave_summary', fidelity: 'api' },
  serpapi_ai_mode: { engine: 'google_ai_mode', fidelity: 'consumer_ui' },
  serpapi_copilot: { engine: 'copilot', fidelity: 'consumer_ui' },
  dataforseo_ai_mode: { engine: 'google_ai_mode', fidelity: 'consumer_ui' },
  dataforseo_chatgpt: { engine: 'chatgpt', fidelity: 'consumer_ui' },
  dataforseo_chatgpt_api: { engine: 'chatgpt', fidelity: 'api' },
  dataforseo_claude_api: { engine: 'claude', fidelity: 'api' },
  dataforseo_gemini_api: { engine: 'gemini', fidelity: 'api' },
  dataforseo_perplexity_api: { engine: 'perplexity', fidelity: 'api' },
} as const satisfies Record<EngineName, { engine: AnswerEngine; fidelity: EngineAnswers['fidelity'] }>;

type Maker = (credentials: Credentials, open: OpenWorld) => AskableEngine | undefined;

const makers: Readonly<Record<EngineName, Maker>> = {
  openai: ({ openai: own }, open) =>
    own && responses({ name: 'openai', engine: reportNames.openai.engine }, own, open([])),
  perplexity: ({ perplexity: own }, open) => own && perplexity(own, open([])),
  gemini: ({ gemini: own }, open) => own && gemini(own, open([])),
  anthropic: ({ anthropic: own }, open) => own && anthropic(own, open([])),
  brave_answers: ({ brave: own }, open) => own && braveAnswers(own, open([])),
  serpapi_ai_mode: ({ serpapi: own }, open) => own && serpApiAiMode(own, open([])),
  serpapi_copilot: ({ serpapi: own }, open) => own && serpApiCopilot(own, open([])),
  dataforseo_ai_mode: ({ dataforseo: own }, open) => own && dataForSeoAiMode(own, open([])),
  dataforseo_chatgpt: ({ dataforseo: own }, open) => own && dataForSeoChatGpt(own, open([])),
  dataforseo_chatgpt_api: llmMaker('dataforseo_chatgpt_api', 'chat_gpt'),
  dataforseo_claude_api: llmMaker('dataforseo_claude_api', 'claude'),
  dataforseo_gemini_api: llmMaker('dataforseo_gemini_api', 'gemini'),
  dataforseo_perplexity_api: llmMaker('dataforseo_perplexity_api', 'perplexity'),
};

/** The model decides what an answer costs, so it has no default. */
function llmMaker(name: EngineName, platform: LlmPlatform): Maker {
  return ({ dataforseo: own }, open) => {
    const model = own?.models[platform];
    if (own === undefined) return undefined;
    if (model === undefined) throw new CredentialsUnusable(`dataforseo.models.${platform} is needed for ${name}`);
    return dataForSeoLlm({ name, platform, model }, own, open([]));
  };
}

/**
 * Creates the engines of `names`, in their order.
 * @throws CredentialsUnusable naming an engine without credentials
 */
export function enginesOf(names: readonly EngineName[], credentials: Credentials, open: OpenWorld): AskableEngine[] {
  return names.map((name) => {
    const engine = makers[name](credentials, open);
    if (engine === undefined) throw new CredentialsUnusable(`there are no credentials for the answer engine ${name}`);
    return engine;
  });
}
