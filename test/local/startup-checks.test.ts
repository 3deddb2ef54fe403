/** What keeps `npm start` from running is said at once, in a sentence. */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { indexCorpus } from '../../local/corpus-index.ts';
import { checkFolder, checkPorts } from '../../local/startup-checks.ts';
import { StartupError } from '../../local/startup-error.ts';
import { freePort } from '../free-port.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'startup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the folder of the state', () => {
  test('is created, private to its owner', () => {
    const localDir = join(folder, 'new', 'state');
    checkFolder(localDir);
    expect(statSync(localDir).mode & 0o777).toBe(0o700);
  });

  test('that is a file, or lies in one, is refused by name', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const localDir of [file, join(file, 'state')]) {
      expect(() => checkFolder(localDir)).toThrow(StartupError);
      expect(() => checkFolder(localDir)).toThrow(`LOCAL_DIR ${localDir} cannot be written to`);
    }
  });

  test.each(['/proc/state', '/proc/state/below', '/proc', '/sys/state/below', '/dev/null/state'])(
    '%s, where nobody can write, is refused and not waited for',
    (localDir) => {
      expect(() => checkFolder(localDir)).toThrow(StartupError);
      expect(() => checkFolder(localDir)).toThrow('set LOCAL_DIR to a folder of your own');
    },
  );
});

describe('ports', () => {
  test('that are free pass, and stay free', async () => {
    await checkPorts({ PORT: 0, DASHBOARD_PORT: 0 });
  });

  test('that are the same are refused by both variables', async () => {
    const port = await freePort();
    const refused = `PORT and DASHBOARD_PORT are both ${port}: set one to another port`;
    await expect(checkPorts({ PORT: port, DASHBOARD_PORT: port })).rejects.toThrow(new StartupError(refused));
  });

  test('of which one is taken are refused by its variable', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const refused = `port ${port} is taken: set DASHBOARD_PORT to another one`;
    await expect(checkPorts({ PORT: 0, DASHBOARD_PORT: port })).rejects.toThrow(new StartupError(refused));
    await new Promise((resolve) => server.close(resolve));
    await checkPorts({ PORT: 0, DASHBOARD_PORT: port });
  });
});

test('a corpus folder without pages is refused with what belongs there', async () => {
  const corpusDir = join(folder, 'corpus');
  mkdirSync(corpusDir);
  const indexing = indexCorpus({ corpusDir, indexDir: join(folder, 'index'), log: () => undefined });
  await expect(indexing).rejects.toThrow(StartupError);
  await expect(indexing).rejects.toThrow(/has no usable page\. Expected are HTML files/u);
});
