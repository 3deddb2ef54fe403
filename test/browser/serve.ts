/**
 * What the browser is tested on: the whole service as `npm start` runs it, in a folder of its own, with a second user
 * and with hostile pages in the corpus. Prints where it is as one line of JSON, and ends in order when its input ends.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { indexCorpus } from '../../local/corpus-index.ts';
import { openFirstKey } from '../../local/first-key.ts';
import { buildPage } from '../../local/page/build.ts';
import { localUser } from '../../local/page/local-user.ts';
import { startPage } from '../../local/page/server.ts';
import { thisProjectDir } from '../../local/project.ts';
import { startService } from '../../local/service.ts';
import { checkLogs } from '../log-check.ts';
import { writeHostileCorpus } from './hostile-corpus.ts';

process.env.TZ = 'UTC';
const [folder = ''] = process.argv.slice(2);
const localDir = join(folder, 'local');
const log = (line: string): void => console.error(line);
const corpusDir = join(folder, 'corpus');
const indexDir = join(folder, 'corpus-index');
writeHostileCorpus(join(thisProjectDir, 'corpus'), corpusDir);
await indexCorpus({ corpusDir, indexDir, log });
const page = await startPage({
  port: 0,
  folder: await buildPage({ log }),
  log,
  users: [localUser, { subject: 'second', name: 'second user', email: 'second@localhost.invalid' }],
});
const service = await startService({
  localDir,
  port: 0,
  // Runs of one checkout synthesize once.
  synthDir: join(thisProjectDir, '.local'),
  environment: {
    ...page.environment,
    CORPUS_DIR: corpusDir,
    CORPUS_INDEX_DIR: indexDir,
    SEARCH_PROVIDERS: 'corpus',
    LOG_LEVEL: 'WARN',
  },
  log,
});
const firstKey = await openFirstKey(localDir, service);
page.connect(service.baseUrl);
console.log(JSON.stringify({ dashboardUrl: page.url, apiUrl: service.baseUrl, firstKey, localDir }));
process.stdin.resume();
await once(process.stdin, 'end');
await service.stop();
await page.stop();
checkLogs(localDir);
