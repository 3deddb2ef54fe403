/** `npm run keys` as an operator runs it, against a running service. */
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parseExpiry } from '../../cli/expiry.ts';
import { readServiceFile } from '../../local/service-file.ts';
import { sharedDir } from '../api/shared-service.ts';
import { openCommands } from './command.ts';
import type { Ended } from './command-process.ts';

const localDir = sharedDir() ?? '';
const { baseUrl } = readServiceFile(localDir);

const commands = openCommands();
afterAll(() => commands.close());
const keys = (...args: string[]): Promise<Ended> => commands.run('keys', args, { LOCAL_DIR: localDir });
const statusOf = async (key: string): Promise<number> =>
  (await fetch(`${baseUrl}/v1/usage`, { headers: { 'X-API-Key': key } })).status;

describe('npm run keys', () => {
  test('creates a key that works, shows it once, lists and revokes it', async () => {
    const created = await keys('create', '--name', 'my program', '--account', 'acme', '--expires', '30d');
    expect(created.code).toBe(0);
    const key = created.out.trim();
    expect(key).toMatch(/^ask_live_[0-9A-Za-z]{49}$/u);
    expect(await statusOf(key)).toBe(200);

    const listed = await keys('list', '--account', 'acme', '--json');
    const [entry] = JSON.parse(listed.out);
    expect(entry).toMatchObject({ name: 'my program', status: 'active', plan: 'free', start: key.slice(0, 13) });
    expect(listed.out).not.toContain(key.slice(13));
    expect(listed.out).not.toContain('key_hash');

    const revoked = await keys('revoke', entry.key_id, '--account', 'acme');
    expect(revoked).toMatchObject({ code: 0, err: expect.stringContaining('revoked') });
    expect(await statusOf(key)).toBe(401);
    expect((await keys('list', '--account', 'acme')).out).toContain('revoked');
  });

  test('sets the plan of an account, and its keys follow', async () => {
    const key = (await keys('create', '--name', 'n', '--account', 'planned', '--plan', 'starter')).out.trim();
    const plan = async (): Promise<string> =>
      (
        (await (await fetch(`${baseUrl}/v1/usage`, { headers: { 'X-API-Key': key } })).json()) as {
          plan: string;
        }
      ).plan;
    expect(await plan()).toBe('starter');
    expect((await keys('plan', 'scale', '--account', 'planned')).code).toBe(0);
    expect(await plan()).toBe('scale');
  });

  test('explains itself', async () => {
    const { code, out } = await commands.runAlone('keys', ['--help']);
    expect(code).toBe(0);
    for (const word of ['create', 'list', 'revoke', 'plan', '--stage', '--expires']) expect(out).toContain(word);
  });

  test.each([
    [['create'], '--name'],
    [['create', '--name', ' '], '--name'],
    [['create', '--name', 'x', '--plan', 'gold'], 'free, starter, pro, scale'],
    [['create', '--name', 'x', '--expires', 'tomorrow'], '--expires'],
    [['create', '--name', 'x', '--expires', '2001-01-01'], 'future'],
    [['create', '--name', 'x', '--account', 'a b'], '--account'],
    [['create', '--nam', 'x'], '--nam'],
    [['revoke'], 'id of a key'],
    [['revoke', 'unknown'], 'no key unknown'],
    [['plan', 'gold'], 'free, starter, pro, scale'],
    [['plan', 'pro', '--account', 'nobody'], 'no account nobody'],
    [['list', '--stage', 'dev'], '--account'],
    [['destroy'], 'no command'],
  ])('%j is refused with a sentence and exit code 2', async (args, words) => {
    const { code, err, out } = await keys(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err).not.toMatch(/ at .*:\d+/u);
  });

  test('says when no service runs', async () => {
    const { code, err } = await commands.run('keys', ['list'], { LOCAL_DIR: join(localDir, 'elsewhere') });
    expect(code).toBe(1);
    expect(err).toContain('npm start');
  });
});

describe('--expires', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  test.each([
    ['90d', '2027-02-18T12:00:00.000Z'],
    ['2027-01-31', '2027-01-31T23:59:59.999Z'],
    ['2027-01-31T08:00:00+02:00', '2027-01-31T06:00:00.000Z'],
  ])('%s', (text, time) => expect(parseExpiry(text, now).toISOString()).toBe(time));
});
