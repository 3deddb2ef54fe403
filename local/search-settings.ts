/** The search providers to use on this machine, and their credentials. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type ModelSettings, modelSettings } from '../adapters/model/settings.ts';
import { type EngineName, engineNames } from '../adapters/serp/engines/engine-names.ts';
import { enginesOf } from '../adapters/serp/engines/engines.ts';
import {
  CredentialsUnusable,
  type ProviderName,
  parseCredentials,
  providerNames,
  providersOf,
} from '../adapters/serp/providers/providers.ts';
import { StartupError } from './startup-error.ts';

/** The developer's choice of providers. Without one, searches use the corpus folder. */
export interface SearchSettings {
  /** In the order in which they are tried; empty for the corpus. */
  providers: ProviderName[];
  /** The answer engines that are asked. */
  engines: EngineName[];
  /** Their answers in a month. */
  answersPerMonth: number;
  /** The settings of a language model. */
  model?: ModelSettings;
  /** JSON by provider, from the environment. */
  credentials?: string;
  contactUrl?: string;
  /** IP addresses that may be connected to although they are not public. */
  alsoAllowed: string[];
}

const file = 'search-credentials.json';
const names = ['corpus', ...providerNames] as const;
const words = (text: string): string[] => text.split(',').map((word) => word.trim());

/** Schemas of the environment variables. */
export const searchVariables = {
  SEARCH_PROVIDER: z
    .string()
    .default('corpus')
    .transform(words)
    .pipe(z.array(z.enum(names, `must be corpus or some of ${providerNames.join(', ')}, separated by commas`)))
    .refine((chosen) => new Set(chosen).size === chosen.length, 'names one twice')
    .refine((chosen) => chosen.length === 1 || !chosen.includes('corpus'), 'cannot mix corpus with others')
    .transform((chosen) => chosen.filter((name) => name !== 'corpus')),
  ANSWER_ENGINES: z
    .string()
    .transform(words)
    .pipe(z.array(z.enum(engineNames, `must be some of ${engineNames.join(', ')}, separated by commas`)))
    .refine((chosen) => new Set(chosen).size === chosen.length, 'names one twice')
    .default([]),
  LANGUAGE_MODEL: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON, as docs/model.md shows' });
        return z.NEVER;
      }
    })
    .pipe(modelSettings)
    .optional(),
  ANSWERS_PER_MONTH: z.coerce.number('must be a number').int().positive().default(300),
  SEARCH_CREDENTIALS: z.string().optional(),
  BOT_CONTACT_URL: z
    .string()
    .regex(/^(?:https?:\/\/|mailto:)[!-~]{3,200}$/u, 'must be an http, https or mailto address')
    .optional(),
  WEB_ALSO_ALLOWED: z
    .string()
    .transform(words)
    .pipe(z.array(z.union([z.ipv4(), z.ipv6()], 'must be IP addresses, separated by commas')))
    .default([]),
};

/**
 * Reads and checks the credentials of the chosen providers, from SEARCH_CREDENTIALS or else from the file
 * `search-credentials.json` in the folder of the local state.
 *
 * @returns JSON by provider, as the functions read it.
 * @throws StartupError that names what is missing or wrong, without any value.
 */
export function searchCredentials(
  { providers, engines, credentials }: Pick<SearchSettings, 'providers' | 'engines' | 'credentials'>,
  localDir: string,
): string {
  const path = join(localDir, file);
  const text = credentials ?? textOf(path);
  if (text === undefined) {
    throw new StartupError(
      `${[...providers, ...engines].join(', ')}: credentials are needed, in SEARCH_CREDENTIALS or in ${path}`,
    );
  }
  try {
    const world = {
      request: () => Promise.reject(new Error('nobody asks')),
      now: () => new Date(0),
      sleep: async () => {},
    };
    const parsed = parseCredentials(text);
    providersOf(providers, parsed, () => world);
    enginesOf(engines, parsed, () => world);
  } catch (error) {
    if (!(error instanceof CredentialsUnusable)) throw error;
    throw new StartupError(`${credentials === undefined ? path : 'SEARCH_CREDENTIALS'}: ${error.message}`);
  }
  return text;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The worker's variables for these settings. */
export function searchEnvironment(settings: SearchSettings, localDir: string): Record<string, string> {
  if (settings.providers.length === 0) {
    if (settings.engines.length > 0) {
      throw new StartupError('ANSWER_ENGINES needs a SEARCH_PROVIDER: the pages of the corpus are made up');
    }
    if (settings.model !== undefined) {
      throw new StartupError('LANGUAGE_MODEL needs a SEARCH_PROVIDER: the pages of the corpus are made up');
    }
    return { SEARCH_PROVIDERS: 'corpus' };
  }
  return {
    SEARCH_PROVIDERS: settings.providers.join(','),
    SEARCH_CREDENTIALS: searchCredentials(settings, localDir),
    WEB_ALSO_ALLOWED: settings.alsoAllowed.join(','),
    BOT_CONTACT_URL: settings.contactUrl ?? '',
    ...(settings.model === undefined ? {} : { LANGUAGE_MODEL: JSON.stringify(settings.model) }),
    ...(settings.engines.length === 0
      ? {}
      : { ANSWER_ENGINES: settings.engines.join(','), ANSWERS_PER_MONTH: String(settings.answersPerMonth) }),
  };
}
