/** Builds the search index over the corpus folder before the service starts. */
import { buildCorpusIndex } from '../adapters/serp/corpus.ts';

/**
 * Indexes a corpus unless its index is there already.
 *
 * @param options The corpus, the folder of the index (both absolute), and where progress is told.
 */
export async function indexCorpus(options: {
  corpusDir: string;
  indexDir: string;
  log: (line: string) => void;
}): Promise<void> {
  await buildCorpusIndex({
    corpusDir: options.corpusDir,
    indexDir: options.indexDir,
    onProgress: ({ done, total }: { done: number; total: number }) =>
      options.log(`indexing the corpus: ${done} of ${total} pages`),
  });
}
