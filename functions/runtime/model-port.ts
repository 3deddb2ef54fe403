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

/** Returns a function that opens the port for one attempt of an audit. */
export function modelPort(settings: ModelSettings, deps: ModelPortDeps): (auditId: string) => LanguageModel {
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
  const month = monthBudget(settings, deps);
  const options: Omit<BoundedOptions, 'month'> = {
    limits: {
      ...modelTime,
      tokensPerAudit: settings.maxTokensPerAudit,
      usdPerAudit: settings.maxUsdPerAudit,
      usdPerMillionIn: settings.usdPerMillionIn,
      usdPerMillionOut: settings.usdPerMillionOut,
    },
    ...{ cache, now: deps.now, sleep: deps.sleep },
    failed: ({ message, fault }) => {
      logEvent('warn', 'language_model_failed', { adapter: settings.adapter, fault, message });
      // The operator may have changed the secret since it was read.
      if (fault === 'refused') model.drop();
    },
  };
  return (auditId) => boundedModel(asked, { ...options, month: inOneAttempt(auditId, month, deps) });
}

async function modelOf(settings: ModelSettings, { credentials, fetch }: ModelPortDeps): Promise<AskableModel> {
  if (settings.adapter === 'bedrock') return bedrockModel(settings.modelId, bedrockClient());
  const { language_model: own } = await credentials();
  const { baseUrl, model } = settings;
  return openAiModel({ baseUrl, model, ...(own === undefined ? {} : { apiKey: own.api_key }) }, fetch);
}

/** Their names in the table of counters. */
export const modelBudgets = { tokens: 'model_tokens', microUsd: 'model_micro_usd' } as const;

type Budgets = Pick<ModelPortDeps, 'takeOfMonth' | 'giveBackToMonth' | 'now'>;

/** `month` for the first attempt of an audit that asks; what later ones spent would come on top of the audit's budget. */
export function inOneAttempt(auditId: string, month: MonthBudget, { takeOfMonth, now }: Budgets): MonthBudget {
  let isFirst: Promise<boolean> | undefined;
  return {
    reserve: async (spending) => {
      isFirst ??= takeOfMonth({ name: `model#${auditId}`, units: 1, at: now() }, 1);
      return (await isFirst) ? await month.reserve(spending) : null;
    },
  };
}

/** The month's budgets of tokens and money. Both are taken, or none. */
export function monthBudget(
  { maxTokensPerMonth, maxUsdPerMonth }: Pick<ModelSettings, 'maxTokensPerMonth' | 'maxUsdPerMonth'>,
  { takeOfMonth, giveBackToMonth, now }: Budgets,
): MonthBudget {
  const maxMicroUsd = Math.floor(maxUsdPerMonth * 1e6);
  return {
    reserve: async ({ tokens, microUsd }) => {
      // What is given back goes to the month that it was taken from.
      const at = now();
      if (!(await takeOfMonth({ name: modelBudgets.tokens, units: tokens, at }, maxTokensPerMonth))) return null;
      // A server of one's own costs nothing, whatever the budget of money is.
      if (microUsd === 0 || (await takeOfMonth({ name: modelBudgets.microUsd, units: microUsd, at }, maxMicroUsd))) {
        return async (rest) => {
          await giveBackToMonth({ name: modelBudgets.tokens, units: rest.tokens, at });
          await giveBackToMonth({ name: modelBudgets.microUsd, units: rest.microUsd, at });
        };
      }
      await giveBackToMonth({ name: modelBudgets.tokens, units: tokens, at });
      return null;
    },
  };
}
