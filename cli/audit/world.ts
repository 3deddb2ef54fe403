/**
 * Opens the source of an audit on the command line: the project's corpus, a folder of pages, or a saved results page.
 */
import { dirname, join, resolve } from 'node:path';
import { openCorpus } from '../../adapters/serp/corpus.ts';
import { FolderFileError } from '../../adapters/serp/folder-file.ts';
import { openSnapshot, SnapshotError, snapshotNames } from '../../adapters/serp/snapshot.ts';
import type { Ports, SearchQuery } from '../../analysis/index.ts';
import { thisProjectDir } from '../../local/project.ts';
import { UsageError } from '../usage-error.ts';
import type { AuditOptions } from './options.ts';

export interface World {
  ports: Ports;
  /** The query of the saved results page; absent if a search is made. */
  saved?: SearchQuery;
}

/**
 * Opens the ports for `options`. The index of a folder is kept in `localDir`, like the service's.
 * @throws UsageError with a readable message if a file or folder cannot be used
 */
export async function openWorld(
  { serp, pages }: Pick<AuditOptions, 'serp' | 'pages'>,
  { localDir, now, log }: { localDir: string; now: () => Date; log: (line: string) => void },
): Promise<World> {
  if (serp !== undefined) {
    const pagesDir = pages ?? join(dirname(serp), snapshotNames.pages);
    const { request, ports } = usable(() => openSnapshot({ serpFile: serp, pagesDir }));
    return { ports, saved: request };
  }
  const corpusDir = resolve(pages ?? join(thisProjectDir, 'corpus'));
  const onProgress = ({ done, total }: { done: number; total: number }) => log(`indexing: ${done} of ${total} pages`);
  try {
    return { ports: await openCorpus({ corpusDir, indexDir: join(localDir, 'corpus-index'), onProgress, now }) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isIndex = error instanceof FolderFileError;
    throw new UsageError(isIndex ? `The index of the folder ${corpusDir} cannot be read: ${message}` : message);
  }
}

/** Runs `work`. Errors of a saved snapshot become UsageErrors, because the operator can fix them. */
export function usable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw usageOf(error);
  }
}

/** Converts an error of a saved snapshot to a UsageError. Other errors are returned unchanged. */
export function usageOf(error: unknown): unknown {
  return error instanceof SnapshotError ? new UsageError(error.message) : error;
}
