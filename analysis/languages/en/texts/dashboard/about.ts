/** What the dashboard says about the data of a report and how it was made, in English. */
import type { Counts } from '../../../writer.ts';

export const about = {
  searched: (when: string, language: string, country: string) =>
    `Results page collected ${when}. Language: ${language}. Country: ${country}.`,
  results: ({ k, n }: Counts) => `Results returned: ${k}, requested: ${n}.`,
  warnings: 'Warnings',
  leftOut: 'Pages left out of the statistics',
  noneLeftOut: 'No page was left out.',
  notices: 'Bear in mind',
  noNotices: 'Nothing in particular.',
  languageModel: ({ model, k, n, read, written }: Counts & { model: string; read: string; written: string }) =>
    `Language model ${model}: ${k} of ${n} tasks used; ${read} tokens read, ${written} written.`,
  times: 'Times and providers',
  asked: 'Providers asked',
  thisService: 'this service',
  fromCache: (status: string) => `${status}, from the cache`,
  ordered: 'Ordered',
  started: 'Started',
  resultsPage: 'Results page collected',
  pagesFetched: 'Pages fetched',
  noPages: 'no page could be fetched',
  completed: 'Completed',
  studies: (count: number) => `Evidence base: ${count} studies and documents`,
  studiesCaption: 'The studies and documents that the advice is based on',
  methods: (count: number) => `Methods: ${count}`,
  published: 'Published:',
  limits: 'Known limits',
  fingerprints: 'Fingerprints and versions',
  report: 'Report (the same value means that nothing has changed)',
  order: 'Order',
  replayable: 'Can be run again on the stored data',
  deterministic: 'Same input, same report',
  crawlers: 'List of crawlers',
  wordLists: 'Word lists',
  stopWords: 'Stop words',
  schema: 'Schema of the report',
};
