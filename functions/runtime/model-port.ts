/** Opens the language model of an audit: within its budgets, and never a reason for the audit to fail. */
import { type AskableModel, ModelUnavailable } from '../../adapters/model/askable.ts';
import { bedrockClient, bedrockModel } from '../../adapters/model/bedrock.ts';
import { type BoundedOptions, boundedModel, type MonthBudget } from '../../adapters/model/bounded.ts';
import { answerCache } from '../../adapters/model/cache.ts';
import { openAiModel } from '../../adapters/model/openai.ts';
import { type ModelSettings, modelTime } from '../../adapters/model/settings.ts';
import type { Credentials } from '../../adapters/serp/providers/providers.ts';
import type { SafeFetch } from '../../adapters/web/safe-fetch.ts';
import type { LanguageModel } from '../../analysis/index.ts';
import { describe } from './describe-error.ts';
import { logEvent } from './log-event.ts';
import { memoize } from './memoize.ts';
import type { LimitsInUse } from './shared-limits.ts';

export interface ModelPortDeps extends Pick<LimitsInUse, 'takeOfMonth' | 'giveBackToMonth'> {
  /** The stage's credentials. */
  credentials: () => Promise<Credentials>;
  fetch: SafeFetch;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
}

/** Returns a function that opens the port for one audit. */
export function modelPort(settings: ModelSettings, deps: ModelPortDeps): () => LanguageModel {
  const model = memoize(() => modelOf(settings, deps));
  const cache = answerCache(deps.now);
  const asked: AskableModel = {
    name: settings.adapter,
    ask: async (question, timeMs) => {
      const opened = await model.get().catch((error: unknown) => {
        logEvent('error', 'language_model_unusable', { error: describe(error) });
        throw new ModelUnavailable('unavailable', { code: 'credentials', mayBeBilled: false });
      });
      return await opened.ask(question, timeMs);
    },
  };
  const options: BoundedOptions = {
    limits: {
      ...modelTime,
      tokensPerAudit: settings.maxTokensPerAudit,
      usdPerAudit: settings.maxUsdPerAudit,
      usdPerMillionIn: settings.usdPerMillionIn,
      usdPerMillionOut: settings.usdPerMillionOut,
    },
    month: monthBudget(settings, deps),
    ...{ cache, now: deps.now, sleep: deps.sleep },
    failed: ({ message, fault }) => {
      logEvent('warn', 'language_model_failed', { adapter: settings.adapter, fault, message });
      // The operator may have changed the secret since it was read.
      if (fault === 'refused') model.drop();
    },
  };
  return () => boundedModel(asked, options);
}

async function modelOf(settings: ModelSettings, { credentials, fetch }: ModelPortDeps): Promise<AskableModel> {
  if (settings.adapter === 'bedrock') return bedrockModel(settings.modelId, bedrockClient());
  const { language_model: own } = await credentials();
  const { baseUrl, model } = settings;
  return openAiModel({ baseUrl, model, ...(own === undefined ? {} : { apiKey: own.api_key }) }, fetch);
}

const names = { tokens: 'model_tokens', microUsd: 'model_micro_usd' } as const;

/** Both budgets are taken, or none. */
function monthBudget(
  { maxTokensPerMonth, maxUsdPerMonth }: ModelSettings,
  { takeOfMonth, giveBackToMonth }: ModelPortDeps,
): MonthBudget {
  return {
    reserve: async ({ tokens, microUsd }) => {
      if (!(await takeOfMonth(names.tokens, tokens, maxTokensPerMonth))) return false;
      // A server of one's own costs nothing, whatever the budget of money is.
      if (microUsd === 0 || (await takeOfMonth(names.microUsd, microUsd, Math.floor(maxUsdPerMonth * 1e6))))
        return true;
      await giveBackToMonth(names.tokens, tokens);
      return false;
    },
    giveBack: async ({ tokens, microUsd }) => {
      await giveBackToMonth(names.tokens, tokens);
      await giveBackToMonth(names.microUsd, microUsd);
    },
  };
}
