/** DataForSEO v3: Google's results page, live and advanced. docs.dataforseo.com/v3/serp/google/organic/live/advanced */
import * as z from 'zod';
import type { SearchQuery } from '../../../analysis/index.ts';
import { converse, type ProviderAnswer, type ProviderWorld, paceOf, type Reading } from './ask.ts';
import { dataForSeoPage } from './dataforseo-page.ts';
import {
  type DataForSeoCredentials,
  dataForSeoRequest,
  marketOf,
  readTask,
  type TaskResult,
  typedText,
} from './dataforseo-task.ts';
import { anything, looseList } from './loose.ts';
import type { Provider } from './provider.ts';

const name = 'dataforseo';
const endpoint = '/v3/serp/google/organic/live/advanced';
/** An account may make 2,000 calls a minute, shared by its workers; the service sends no rate-limit headers. */
const perMinute = 300;
const longestKeywordChars = 700;

const page = z.object({ spell: anything, items: looseList });

/** Creates a provider that uses the account's credentials. */
export function dataForSeo(credentials: DataForSeoCredentials, world: ProviderWorld): Provider {
  const pace = paceOf(perMinute, world);
  return {
    name,
    search: async (query, timeMs) => {
      const conversation = converse(name, world, pace, timeMs);
      const request = dataForSeoRequest(credentials, endpoint, taskOf(query));
      const { found, sha256 } = await conversation.ask(request, read);
      return {
        ...dataForSeoPage(query, found, world.now().toISOString()),
        raw_sha256: sha256,
        call: conversation.record(endpoint, found.cost === undefined ? {} : { cost_usd: found.cost }),
      };
    },
  };
}

function taskOf(query: SearchQuery): object {
  return {
    keyword: typedText(query.keyword, longestKeywordChars),
    ...marketOf(query, name),
    device: 'desktop',
    os: 'windows',
    depth: 10,
    load_async_ai_overview: true,
    people_also_ask_click_depth: 1,
  };
}

type Found = z.output<typeof page> & Pick<TaskResult, 'cost'>;

function read(answer: ProviderAnswer): Reading<Found> {
  const reading = readTask(answer);
  if ('fault' in reading) return reading;
  const { result, cost } = reading.found;
  if (result === undefined) return { found: { items: [], cost } };
  const parsed = page.safeParse(result);
  return parsed.success ? { found: { ...parsed.data, cost } } : { fault: 'unreadable' };
}
