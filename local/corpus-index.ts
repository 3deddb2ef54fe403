/** Builds the search index over the corpus folder before the service starts. */
import { buildCorpusIndex } from '../adapters/serp/corpus.ts';
import { messageOf, StartupError } from './startup-error.ts';

/**
 * Builds the index of a corpus, unless it exists already.
 *
 * @param options The corpus folder, the index folder (both absolute), and a log for progress.
 * @throws StartupError if the folder has no usable page, or the index cannot be written.
 */
export async function indexCorpus(options: {
  corpusDir: string;
  indexDir: string;
  log: (line: string) => void;
}): Promise<void> {
  try {
    await buildCorpusIndex({
      corpusDir: options.corpusDir,
      indexDir: options.indexDir,
      onProgress: ({ done, total }: { done: number; total: number }) =>
        options.log(`indexing the corpus: ${done} of ${total} pages`),
    });
  } catch (error) {
    throw new StartupError(messageOf(error));
  }
}
