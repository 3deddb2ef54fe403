/** Fetches and reads the pages of all sources. */
import type { FetchedPage, FetchPage } from '../ports.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { mapBounded } from './bounded.ts';
import type { Pace } from './pace.ts';
import { type ReadSource, readSource, withoutDuplicates } from './read-source.ts';
import type { PageAnswer, Source } from './sources.ts';

/** Pages fetched at once: enough to hide slow servers, few enough for one worker's memory (5 MB a page). */
const fetchesAtOnce = 8;

/** Parts of the run's progress: fetching goes from the first to the second, reading from there to the third. */
const share = { fetching: 0.1, extracting: 0.7, measuring: 0.9 } as const;

/** Asks for the page of every source, the user's excepted, which is at hand. In the order of the sources. */
export async function fetchSources(
  sources: readonly Source[],
  fetchPage: FetchPage,
  pace: Pace,
  user?: FetchedPage,
): Promise<{ source: Source; answer: PageAnswer }[]> {
  let done = 0;
  return await mapBounded(sources, fetchesAtOnce, async (source) => {
    const answer =
      source.isUserPage && user !== undefined ? user : await pace.withinDeadline(() => fetchPage(source.url));
    done++;
    const progress = share.fetching + ((share.extracting - share.fetching) * done) / sources.length;
    await pace.report({ progress, step: 'fetching' });
    return { source, answer };
  });
}

/** Reads the pages one by one, in the order of the sources, whatever order they came in. */
export async function readSources(
  fetched: readonly { source: Source; answer: PageAnswer }[],
  analyzer: Analyzer,
  pace: Pace,
): Promise<ReadSource[]> {
  const read: ReadSource[] = [];
  for (const { source, answer } of fetched) {
    read.push(await readSource(source, answer, analyzer));
    const progress = share.extracting + ((share.measuring - share.extracting) * read.length) / fetched.length;
    await pace.report({ progress, step: 'extracting' });
  }
  return withoutDuplicates(read);
}
