/** The answer engines by name. */
import { type Credentials, CredentialsUnusable, type OpenWorld } from '../providers/providers.ts';
import { anthropic } from './anthropic.ts';
import { braveAnswers } from './brave.ts';
import { dataForSeoAiMode } from './dataforseo-ai-mode.ts';
import { dataForSeoChatGpt } from './dataforseo-chatgpt.ts';
import { dataForSeoLlm, type LlmPlatform } from './dataforseo-llm.ts';
import type { AskableEngine } from './engine.ts';
import type { EngineName } from './engine-names.ts';
import { gemini } from './gemini.ts';
import { perplexity } from './perplexity.ts';
import { responses } from './responses.ts';
import { serpApiAiMode, serpApiCopilot } from './serpapi.ts';

type Maker = (credentials: Credentials, open: OpenWorld) => AskableEngine | undefined;

const makers: Readonly<Record<EngineName, Maker>> = {
  openai: ({ openai: own }, open) => own && responses(own, open([])),
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
