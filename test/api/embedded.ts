/** How the suites of the API start the service in their own process. */
import { join } from 'node:path';
import type { ServiceOptions } from '../../local/service.ts';

const projectDir = join(import.meta.dirname, '../..');
/** Outputs and index shared by all suites, so that they are made once for each state of the sources. */
const cacheDir = join(projectDir, '.local', 'test');

/** The options of a service on `localDir` and a free port; `environment` replaces variables of the template. */
export function embeddedOptions(
  localDir: string,
  environment: Readonly<Record<string, string>> = {},
): Omit<ServiceOptions, 'log'> {
  const corpus = { CORPUS_DIR: join(projectDir, 'corpus'), CORPUS_INDEX_DIR: join(cacheDir, 'corpus-index') };
  return { localDir, port: 0, synthDir: cacheDir, environment: { ...corpus, ...environment } };
}
