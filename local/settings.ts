/** The settings of `npm start`, read from the environment. */

import { resolve } from 'node:path';
import * as z from 'zod';
import { thisProjectDir } from './project.ts';
import { type SearchSettings, searchVariables } from './search-settings.ts';
import { StartupError } from './startup-error.ts';

/** The developer's settings. Folders are absolute. */
export interface Settings {
  port: number;
  dashboardPort: number;
  localDir: string;
  corpusDir: string;
  dynamodbEndpoint?: string;
  logLevel?: string;
  search: SearchSettings;
}

/** An empty variable counts as not set. */
const setting = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

const port = z.coerce.number('must be a port number, such as 8787').int().min(0).max(65_535, 'must be 65535 at most');

const Environment = z.object({
  PORT: setting(port.default(8787)),
  DASHBOARD_PORT: setting(port.default(8788)),
  LOCAL_DIR: setting(z.string().default('.local')),
  CORPUS_DIR: setting(z.string().default(resolve(thisProjectDir, 'corpus'))),
  DYNAMODB_ENDPOINT: setting(z.url({ protocol: /^https?$/u, error: 'must be an http URL' }).optional()),
  LOG_LEVEL: setting(
    z
      .enum(['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'SILENT', 'CRITICAL'], 'must be DEBUG, INFO, WARN or ERROR')
      .optional(),
  ),
  SEARCH_PROVIDER: setting(searchVariables.SEARCH_PROVIDER),
  ANSWER_ENGINES: setting(searchVariables.ANSWER_ENGINES),
  ANSWERS_PER_MONTH: setting(searchVariables.ANSWERS_PER_MONTH),
  LANGUAGE_MODEL: setting(searchVariables.LANGUAGE_MODEL),
  SEARCH_CREDENTIALS: setting(searchVariables.SEARCH_CREDENTIALS),
  BOT_CONTACT_URL: setting(searchVariables.BOT_CONTACT_URL),
  WEB_ALSO_ALLOWED: setting(searchVariables.WEB_ALSO_ALLOWED),
});

/**
 * Reads the settings.
 *
 * @param environment `process.env` or a substitute.
 * @param workingDir The folder that relative paths refer to.
 * @returns The settings with defaults.
 * @throws StartupError that names each invalid variable.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>, workingDir: string): Settings {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new StartupError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
  }
  const { PORT, DASHBOARD_PORT, LOCAL_DIR, CORPUS_DIR, DYNAMODB_ENDPOINT, LOG_LEVEL } = parsed.data;
  const { SEARCH_PROVIDER, SEARCH_CREDENTIALS, BOT_CONTACT_URL, WEB_ALSO_ALLOWED } = parsed.data;
  const { ANSWER_ENGINES, ANSWERS_PER_MONTH, LANGUAGE_MODEL } = parsed.data;
  return {
    port: PORT,
    dashboardPort: DASHBOARD_PORT,
    localDir: resolve(workingDir, LOCAL_DIR),
    corpusDir: resolve(workingDir, CORPUS_DIR),
    ...(DYNAMODB_ENDPOINT === undefined ? {} : { dynamodbEndpoint: DYNAMODB_ENDPOINT }),
    ...(LOG_LEVEL === undefined ? {} : { logLevel: LOG_LEVEL }),
    search: {
      providers: SEARCH_PROVIDER,
      engines: ANSWER_ENGINES,
      answersPerMonth: ANSWERS_PER_MONTH,
      alsoAllowed: WEB_ALSO_ALLOWED,
      ...(LANGUAGE_MODEL === undefined ? {} : { model: LANGUAGE_MODEL }),
      ...(SEARCH_CREDENTIALS === undefined ? {} : { credentials: SEARCH_CREDENTIALS }),
      ...(BOT_CONTACT_URL === undefined ? {} : { contactUrl: BOT_CONTACT_URL }),
    },
  };
}
