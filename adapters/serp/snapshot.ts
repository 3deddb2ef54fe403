/** Reads a saved results page and its pages as the engine's ports, and saves what the ports of an audit answer. */
import type { Ports, SearchQuery, SerpSnapshot } from '../../analysis/index.ts';
import { readSavedPages } from './snapshot/saved-pages.ts';
import { readSerpFile } from './snapshot/serp-file.ts';
import { SnapshotError } from './snapshot/snapshot-error.ts';

export { type Recording, recordPorts } from './snapshot/record.ts';
export { SnapshotError } from './snapshot/snapshot-error.ts';
export { prepareSnapshotFolder, snapshotNames, writeSnapshot } from './snapshot/write.ts';

/**
 * The ports over the results page in `serpFile` and the pages in `pagesDir`, and the search that was saved.
 * @throws SnapshotError with a sentence for the operator if either cannot be read. The ports throw it as well, if they
 *   are asked for another search or for a page that was not saved.
 */
export function openSnapshot({ serpFile, pagesDir }: { serpFile: string; pagesDir: string }): {
  request: SearchQuery;
  ports: Ports;
} {
  const serp = readSerpFile(serpFile);
  const fetchPage = readSavedPages(pagesDir, serp.collected_at);
  return { request: serp.request, ports: { search: async (query) => forQuery(serp, query, serpFile), fetchPage } };
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
