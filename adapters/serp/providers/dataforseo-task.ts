/**
 * What all of DataForSEO's live endpoints share: one task in, its result and price out.
 * docs.dataforseo.com/v3/appendix/errors
 */
import * as z from 'zod';
import type { SearchQuery } from '../../../analysis/index.ts';
import type { ProviderAnswer, ProviderRequest, Reading } from './ask.ts';
import { addressAt, baseUrl } from './base-url.ts';
import { countryNumber } from './country-numbers.ts';
import { faultOfStatus, type ProviderFault, ProviderUnavailable } from './faults.ts';
import { googleLanguage } from './google-locales.ts';
import { looseCost } from './loose.ts';

const model = z.string().min(1).optional();

export const dataForSeoCredentials = z.strictObject({
  login: z.string().min(1),
  password: z.string().min(1),
  base_url: baseUrl.default('https://api.dataforseo.com'),
  /** The models of the answer engines that are asked through the service; they decide what an answer costs. */
  models: z.strictObject({ chat_gpt: model, claude: model, gemini: model, perplexity: model }).default({}),
});
export type DataForSeoCredentials = z.output<typeof dataForSeoCredentials>;

const envelope = z.object({
  status_code: z.number(),
  cost: looseCost,
  tasks: z
    .array(z.object({ status_code: z.number(), cost: looseCost, result: z.array(z.unknown()).nullish() }))
    .nullish(),
});

/** A request for one task. */
export function dataForSeoRequest(
  { login, password, base_url }: DataForSeoCredentials,
  endpoint: string,
  task: object,
): ProviderRequest {
  const basic = Buffer.from(`${login}:${password}`).toString('base64');
  return {
    url: addressAt(base_url, endpoint),
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
    body: JSON.stringify([task]),
  };
}

/** A text as the service takes it: it decodes %xx and reads + as a space. */
export function typedText(text: string, longestChars: number): string {
  return text.slice(0, longestChars).toWellFormed().replaceAll('%', '%25').replaceAll('+', '%2B');
}

/**
 * The parameters of language and country.
 * @throws ProviderUnavailable for `provider` if the service does not have the country
 */
export function marketOf({ language, country }: Pick<SearchQuery, 'language' | 'country'>, provider: string) {
  const number = countryNumber(country);
  if (number === undefined) throw new ProviderUnavailable(provider, 'refused', country);
  return { location_code: 2000 + number, language_code: googleLanguage({ language, country }) };
}

/** What a task found: its one result, undefined if the search has no results. */
export interface TaskResult {
  result: unknown;
  cost: number | undefined;
}

/** Reads the envelope and its task. */
export function readTask({ status, json }: ProviderAnswer): Reading<TaskResult> {
  if (status !== 200) return { fault: faultOfStatus(status), code: status };
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return { fault: 'unreadable' };
  const [task] = parsed.data.tasks ?? [];
  // Check both: the envelope may succeed while its task fails.
  for (const code of [parsed.data.status_code, task?.status_code ?? 0]) {
    const fault = faultOfCode(code);
    if (fault !== undefined) return { fault, code, isBilled: code === searchFailed };
  }
  const cost = task?.cost ?? parsed.data.cost;
  const [result] = task?.result ?? [];
  if (result !== undefined) return { found: { result, cost } };
  // `noResults` means that the search has no results; a finished task without a result is unreadable.
  return task?.status_code === noResults
    ? { found: { result: undefined, cost } }
    : { fault: 'unreadable', isBilled: true };
}

const noResults = 40_102;
/** The engine returned nothing to the service; billed nevertheless. */
const searchFailed = 40_101;

/** The fault that a status code of envelope or task means; undefined if there is an answer, even an empty one. */
function faultOfCode(code: number): ProviderFault | undefined {
  if ((code >= 20_000 && code < 30_000) || code === noResults) return undefined;
  if (code === 40_100 || code === 40_104) return 'credentials';
  if (code === 40_200 || code === 40_210) return 'out_of_credit';
  if (code === 40_202 || code === 40_209) return 'rate_limited';
  if (code === searchFailed || code === 40_103 || code === 40_602 || code >= 50_000 || code === 0) return 'their_fault';
  return 'refused';
}
