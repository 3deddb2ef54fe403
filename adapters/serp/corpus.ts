/** The built-in search provider: searches a folder of HTML pages instead of the web. */
import { createHash } from 'node:crypto';
import {
  type Analyzer,
  analyzerFor,
  canonicalJson,
  type FetchPage,
  normalizeAddress,
  type Ports,
  queryWords,
  type Search,
} from '../../analysis/index.ts';
import { answersOfCorpus } from './corpus/answers.ts';
import { type BuildOptions, ensureIndex } from './corpus/build-index.ts';
import type { Skipped } from './corpus/folder.ts';
import type { CorpusIndex } from './corpus/index-file.ts';
import { readPageFile } from './corpus/page-file.ts';
import { rankPages } from './corpus/rank.ts';
import { snippetOf } from './corpus/snippet.ts';
import { writtenFeatures, writtenPages } from './corpus/written-pages.ts';
import { resultsPage } from './providers/results-page.ts';

const maxResults = 10;

/** The features of a results page that a folder has for no keyword. */
const neverShown = ['ai_overview', 'knowledge_graph', 'local_pack', 'shopping', 'video', 'news'];

/**
 * Builds the index of `corpusDir` in `indexDir`, unless an up-to-date one exists.
 * @returns the number of pages, and what was skipped if the index was built
 * @throws Error with a message for the operator if the folder has no usable page
 */
export async function buildCorpusIndex(options: BuildOptions): Promise<{ pages: number; skipped?: Skipped }> {
  const { index, skipped } = await ensureIndex(options);
  return { pages: index.pages.length, ...(skipped === undefined ? {} : { skipped }) };
}

/** Returns the engine's ports over `corpusDir`; builds its index first if needed. Throws as `buildCorpusIndex`. */
export async function openCorpus({
  now = () => new Date(),
  ...options
}: BuildOptions & { now?: () => Date }): Promise<Ports> {
  const { index } = await ensureIndex(options);
  const answers = answersOfCorpus(options.corpusDir, now);
  return {
    search: searchIn(index, writtenPages(options.corpusDir), now),
    fetchPage: fetchFrom(index, options.corpusDir, now),
    ...(answers === undefined ? {} : { answers }),
  };
}

function searchIn(index: CorpusIndex, writtenFor: ReturnType<typeof writtenPages>, now: () => Date): Search {
  return async (request) => {
    const analyzer = analyzerFor(request.language);
    const query = queryWords(analyzer.analyze(request.keyword.normalize('NFC')));
    const stems = query.map((word) => word.stem);
    const organic = rankPages(index, query, analyzer)
      .slice(0, maxResults)
      .map((row) => ({ url: row.url, ...shown(index, row.page, stems, analyzer) }));
    const written = writtenFor(request);
    const page = resultsPage({
      provider: 'corpus',
      request,
      collected_at: now().toISOString(),
      organic,
      ...written,
      shows: written === undefined ? [] : writtenFeatures,
      never: written === undefined ? [...writtenFeatures, ...neverShown] : neverShown,
    });
    const raw = canonicalJson({ organic: page.organic, ...written });
    return { ...page, raw_sha256: createHash('sha256').update(raw).digest('hex') };
  };
}

function shown(index: CorpusIndex, page: number, query: readonly string[], analyzer: Analyzer) {
  const { title, text } = index.shown(page);
  return { title, snippet: snippetOf(text, query, analyzer) };
}

function fetchFrom(index: CorpusIndex, corpusDir: string, now: () => Date): FetchPage {
  return async (url) => {
    const row = index.byUrl.get(normalizeAddress(url) ?? '');
    if (row === undefined) {
      return { outcome: 'failed', requested_url: url, reason: 'unreachable', detail: 'no such page in the corpus' };
    }
    const body = await readPageFile(corpusDir, row.file);
    if (body === 'too_large') return { outcome: 'failed', requested_url: url, reason: 'too_large' };
    if (body === 'unreadable')
      return { outcome: 'failed', requested_url: url, reason: 'unreachable', detail: row.file };
    return {
      outcome: 'fetched',
      requested_url: url,
      final_url: row.url,
      redirects: [url],
      status: 200,
      headers: { 'content-type': 'text/html' },
      body,
      fetched_at: now().toISOString(),
    };
  };
}
