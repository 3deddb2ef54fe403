/** Replays a saved results page and its pages through the engine's ports, and records those of an audit. */
import {
  type EngineAnswers,
  normalizeAddress,
  type Ports,
  type SearchQuery,
  type SerpSnapshot,
} from '../../analysis/index.ts';
import { replayModel } from './snapshot/model-answers.ts';
import { readSavedPages } from './snapshot/saved-pages.ts';
import { readSerpFile } from './snapshot/serp-file.ts';
import { SnapshotError } from './snapshot/snapshot-error.ts';

export { type Recording, recordPorts } from './snapshot/record.ts';
export { SnapshotError } from './snapshot/snapshot-error.ts';
export { prepareSnapshotFolder, snapshotNames, writeSnapshot } from './snapshot/write.ts';

/**
 * Opens the results page in `serpFile` and the pages in `pagesDir` as ports; also returns the saved search.
 * @throws SnapshotError with a message for the operator if either cannot be read. The ports also throw it for another
 * search or for a page that was not saved.
 */
export function openSnapshot({ serpFile, pagesDir }: { serpFile: string; pagesDir: string }): {
  request: SearchQuery;
  ports: Ports;
} {
  const { serp, engines, model } = readSerpFile(serpFile);
  const cited = citedOnly(serp, engines ?? []);
  const fetchPage = readSavedPages(pagesDir, serp.collected_at, (url) => cited.has(normalizeAddress(url)));
  return {
    request: serp.request,
    ports: {
      search: async (query) => forQuery(serp, query, serpFile),
      fetchPage,
      ...(engines === undefined ? {} : { answers: async () => engines }),
      ...(model === undefined ? {} : { languageModel: replayModel(model) }),
    },
  };
}

/** Pages that answers cite and that are no results: a snapshot from before they were read does not have them. */
function citedOnly({ organic, answers }: SerpSnapshot, engines: readonly EngineAnswers[]): ReadonlySet<string | null> {
  const results = new Set(organic.map(({ url }) => normalizeAddress(url)));
  const samples = engines.flatMap((engine) => engine.samples);
  const cited = [...answers.flatMap(({ references }) => references), ...samples.flatMap(({ citations }) => citations)];
  return new Set(cited.map(({ url }) => normalizeAddress(url)).filter((url) => !results.has(url)));
}

function forQuery(serp: SerpSnapshot, query: SearchQuery, file: string): SerpSnapshot {
  const { request } = serp;
  const same = (['keyword', 'language', 'country'] as const).every((name) => query[name] === request[name]);
  if (same) return serp;
  throw new SnapshotError(`${file} shows the results for ${shown(request)}, not for ${shown(query)}.`);
}

function shown({ keyword, language, country }: SearchQuery): string {
  return `${JSON.stringify(keyword)} (${language}, ${country})`;
}
