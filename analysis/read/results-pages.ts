/** Fetches and reads the pages of all sources. */

import { mapBounded } from '../gather/bounded.ts';
import { bytesReadOfPage } from '../gather/byte-budget.ts';
import type { Pace } from '../gather/pace.ts';
import type { FetchedPage, FetchPage } from '../gather/ports.ts';
import type { PageAnswer, Source } from '../gather/sources.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { type ReadSource, readSource, withoutDuplicates } from './read-source.ts';
import { readRule } from './rule.ts';

const { maxConcurrentFetches, progress: parts } = readRule.values;

/** Fetches the pages of all sources, except the user's page if already fetched. Returns them in source order. */
export async function fetchSources(
  sources: readonly Source[],
  fetchPage: FetchPage,
  pace: Pace,
  user?: FetchedPage,
): Promise<{ source: Source; answer: PageAnswer }[]> {
  let done = 0;
  return await mapBounded(sources, maxConcurrentFetches, async (source) => {
    const answer =
      source.isUserPage && user !== undefined ? user : await pace.withinDeadline(() => fetchPage(source.url));
    done++;
    const progress = parts.fetching + ((parts.extracting - parts.fetching) * done) / sources.length;
    await pace.report({ progress, step: 'fetching' });
    return { source, answer };
  });
}

/** Fetches the pages that answers cite. Progress stays where the other pages left it. */
export async function fetchCited(
  sources: readonly Source[],
  fetchPage: FetchPage,
  pace: Pace,
): Promise<{ source: Source; answer: PageAnswer }[]> {
  return await mapBounded(sources, maxConcurrentFetches, async (source) => {
    const answer = await pace.withinDeadline(() => fetchPage(source.url));
    await pace.report({ progress: parts.extracting, step: 'fetching' });
    return { source, answer };
  });
}

/** Reads the pages one by one in source order, whatever order they arrived in. */
export async function readSources(
  fetched: readonly { source: Source; answer: PageAnswer }[],
  analyzer: Analyzer,
  pace: Pace,
): Promise<ReadSource[]> {
  const read: ReadSource[] = [];
  const maxBytes = bytesReadOfPage(fetched.map(({ answer }) => answer));
  const progressAt = (done: number): number =>
    parts.extracting + ((parts.measuring - parts.extracting) * done) / fetched.length;
  for (const { source, answer } of fetched) {
    if (source.isUserPage) await pace.report({ progress: progressAt(read.length), step: 'reading_page' });
    read.push(await readSource(source, answer, analyzer, maxBytes));
    await pace.report({ progress: progressAt(read.length), step: 'extracting' });
  }
  return withoutDuplicates(read);
}
