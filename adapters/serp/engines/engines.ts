/** The answer engines by name. */
import type { AnswerEngine } from '../../../analysis/index.ts';
import { type Credentials, CredentialsUnusable, type OpenWorld } from '../providers/providers.ts';
import { anthropic } from './anthropic.ts';
import type { EngineName } from './credentials.ts';
import type { AskableEngine } from './engine.ts';
import { gemini } from './gemini.ts';
import { responses } from './responses.ts';
import { sonar } from './sonar.ts';

/** What the report calls each. */
export const reportNames = {
  openai: 'chatgpt',
  perplexity: 'perplexity',
  gemini: 'gemini',
  anthropic: 'claude',
} as const satisfies Record<EngineName, AnswerEngine>;

const makers: { [Name in EngineName]: (credentials: Credentials, open: OpenWorld) => AskableEngine | undefined } = {
  openai: ({ openai: own }, open) => own && responses({ name: 'openai', engine: reportNames.openai }, own, open([])),
  perplexity: ({ perplexity: own }, open) => own && sonar(own, open([])),
  gemini: ({ gemini: own }, open) => own && gemini(own, open([])),
  anthropic: ({ anthropic: own }, open) => own && anthropic(own, open([])),
};

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
