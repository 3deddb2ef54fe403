/** The names of answer engines in the stage settings, and in the report. */
import type { AnswerEngine, EngineAnswers } from '../../../analysis/index.ts';

/**
 * What the report calls each engine, and whether it answers as people see it. Some are asked by their makers' APIs,
 * some through search providers, with the provider's credentials.
 */
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
} as const satisfies Record<string, { engine: AnswerEngine; fidelity: EngineAnswers['fidelity'] }>;

export type EngineName = keyof typeof reportNames;
export const engineNames = Object.keys(reportNames) as [EngineName, ...EngineName[]];
