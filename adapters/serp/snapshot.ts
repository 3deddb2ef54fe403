/** A saved results page and its pages on disk: the engine's ports over them, and the saving of what they answer. */
import type { Ports, SearchQuery, SerpSnapshot } from '../../analysis/index.ts';
import { readSavedPages } from './snapshot/saved-pages.ts';
import { readSerpFile } from './snapshot/serp-file.ts';
import { SnapshotError } from './snapshot/snapshot-error.ts';

export { type Recording, recordPorts } from './snapshot/record.ts';
export { SnapshotError } from './snapshot/snapshot-error.ts';
export { prepareSnapshotFolder, snapshotNames, writeSnapshot } from './snapshot/write.ts';

/**
 * The ports over the results page in `serpFile` and the pages in `pagesDir`, and what was searched for.
 * @throws SnapshotError, in a sentence for the operator, when either cannot be read; and the ports, when another
 *   search or a page that was not saved is asked for
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
