/** The world that a worker's environment chooses: which settings are refused, and how credentials are come by. */
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { auditPorts, portsEnv } from '../../../functions/runtime/audit-ports.ts';
import { logger } from '../../../functions/runtime/logger.ts';
import { serperFull } from '../../adapters/serp/providers/answers/serper.ts';
import { type ProtocolServer, serveProtocol, type Told } from '../../adapters/serp/providers/protocol-server.ts';
import { html, serveWeb } from '../../adapters/web/web-server.ts';

const variables = { STAGE: 'local', SEARCH_PROVIDERS: 'corpus', CORPUS_DIR: 'corpus', CORPUS_INDEX_DIR: '/tmp/index' };
const query = { keyword: 'standing desk', language: 'en', country: 'US' };
const key = 'serper-k3y-0123456789';
const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:search-AbCdEf';

describe('the environment', () => {
  test.each([
    [{ STAGE: 'prod', WEB_ALSO_ALLOWED: '127.0.0.1' }, 'WEB_ALSO_ALLOWED'],
    [{ STAGE: 'dev', WEB_ALSO_ALLOWED: '127.0.0.1' }, 'WEB_ALSO_ALLOWED'],
    [{ STAGE: 'dev', SEARCH_CREDENTIALS: '{}' }, 'SEARCH_CREDENTIALS'],
    [{ WEB_ALSO_ALLOWED: '10.0.0.0/8' }, 'WEB_ALSO_ALLOWED'],
    [{ WEB_ALSO_ALLOWED: 'localhost' }, 'WEB_ALSO_ALLOWED'],
    [{ SEARCH_PROVIDERS: '' }, 'SEARCH_PROVIDERS'],
    [{ SEARCH_PROVIDERS: 'google' }, 'SEARCH_PROVIDERS'],
    [{ SEARCH_PROVIDERS: 'serper,corpus' }, 'SEARCH_PROVIDERS'],
  ])('with %j is refused', (changes, name) => {
    const parsed = portsEnv.safeParse({ ...variables, ...changes });
    expect(parsed.error?.issues.flatMap(({ path }) => path.map(String))).toContain(name);
  });

  test('may have the settings of one machine empty everywhere, and set there', () => {
    const empty = { SEARCH_CREDENTIALS: '', WEB_ALSO_ALLOWED: '', BOT_CONTACT_URL: '' };
    expect(portsEnv.safeParse({ ...variables, STAGE: 'prod', ...empty }).success).toBe(true);
    const set = { SEARCH_CREDENTIALS: '{}', WEB_ALSO_ALLOWED: '127.0.0.1,::1' };
    expect(portsEnv.parse({ ...variables, ...set })).toMatchObject({ WEB_ALSO_ALLOWED: ['127.0.0.1', '::1'] });
  });
});

describe('credentials', () => {
  const variablesBefore = { ...process.env };
  let manager: ProtocolServer;
  let tell: (before: number) => Told;
  beforeAll(async () => {
    manager = await serveProtocol((_asked, count) => tell(count));
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_SECRETS_MANAGER: manager.origin,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    });
  });
  afterEach(() => {
    manager.asked.length = 0;
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    for (const name of Object.keys(process.env)) if (!(name in variablesBefore)) delete process.env[name];
    Object.assign(process.env, variablesBefore);
    await manager.close();
  });

  const deployedPorts = () =>
    auditPorts(
      portsEnv.parse({ ...variables, STAGE: 'prod', SEARCH_PROVIDERS: 'serper', SEARCH_SECRET_ARN: arn }),
      () => new Date(),
    );
  const secret = (text: string): Told => ({ json: { ARN: arn, Name: 'search', SecretString: text } });
  /** All that is logged, while nothing of it is printed. */
  const logged = (): (() => string) => {
    const spies = (['warn', 'error'] as const).map((level) => jest.spyOn(logger, level).mockReturnValue());
    return () => JSON.stringify(spies.flatMap(({ mock }) => mock.calls));
  };

  test('are read once per instance, from the one secret', async () => {
    logged();
    // The address is this machine's, which a deployed stage never connects to: asked, and refused.
    tell = () => secret(JSON.stringify({ serper: { api_key: key, base_url: 'http://127.0.0.1:9999' } }));
    const open = deployedPorts();
    for (let audits = 0; audits < 2; audits++) {
      const { search } = await open('a1');
      await expect(search(query)).rejects.toMatchObject({ message: 'serper: their_fault', retryable: true });
    }
    expect(manager.asked).toHaveLength(1);
    expect(manager.asked[0]?.headers['x-amz-target']).toBe('secretsmanager.GetSecretValue');
    expect(JSON.parse(manager.asked[0]?.body ?? '')).toEqual({ SecretId: arn });
  });

  test.each<[string, () => Told, string]>([
    ['are not there yet', () => secret('{}'), 'there are no credentials for the provider serper'],
    ['are no JSON', () => secret(key), 'no JSON'],
    ['have a wrong field', () => secret(JSON.stringify({ serper: { key } })), 'serper.api_key: invalid_type'],
    [
      'may not be read',
      () => ({ status: 400, json: { __type: 'AccessDeniedException', Message: `User is not allowed ${key}` } }),
      'AccessDeniedException',
    ],
  ])('that %s keep the audit waiting, told in a sentence, and are asked for again', async (_name, told, words) => {
    const log = logged();
    tell = told;
    const open = deployedPorts();
    for (let audits = 1; audits <= 2; audits++) {
      const { search } = await open('a1');
      await expect(search(query)).rejects.toMatchObject({
        name: 'SearchUnavailable',
        message: 'the search providers cannot be used',
        retryable: true,
      });
      expect(manager.asked).toHaveLength(audits);
    }
    expect(log()).toContain(words);
    expect(log()).not.toContain(key);
  });

  test('without a secret to read them from are told so', async () => {
    const log = logged();
    const env = portsEnv.parse({ ...variables, STAGE: 'prod', SEARCH_PROVIDERS: 'serper' });
    const { search } = await auditPorts(env, () => new Date())('a1');
    await expect(search(query)).rejects.toMatchObject({ retryable: true });
    expect(log()).toContain('the stage names no secret');
  });
});

describe('on one machine', () => {
  test('credentials of the environment and pages of this machine make a world, robots.txt asked for once', async () => {
    const provider = await serveProtocol((_asked, before) =>
      before === 1 ? { status: 401, json: {} } : { json: serperFull },
    );
    const web = await serveWeb({ '/page': html('<p>x') });
    const warn = jest.spyOn(logger, 'warn').mockReturnValue();
    try {
      const env = portsEnv.parse({
        ...variables,
        SEARCH_PROVIDERS: 'serper',
        SEARCH_CREDENTIALS: JSON.stringify({ serper: { api_key: key, base_url: provider.origin } }),
        WEB_ALSO_ALLOWED: '127.0.0.1',
      });
      const open = auditPorts(env, () => new Date());
      const one = await open('a1');
      expect((await one.search(query)).organic).toHaveLength(3);
      await expect(one.search(query)).rejects.toMatchObject({ message: 'serper: credentials (401)', retryable: false });
      expect(warn.mock.calls).toEqual([['search_provider_failed', { provider: 'serper', fault: 'credentials' }]]);
      expect((await one.search(query)).provider).toBe('serper');
      for (const { fetchPage } of [one, one, await open('a1')]) {
        expect(await fetchPage(`${web.origin}/page`)).toMatchObject({ outcome: 'fetched', status: 200 });
      }
      expect(web.asked.filter((path) => path === '/robots.txt')).toHaveLength(1);
    } finally {
      jest.restoreAllMocks();
      await Promise.all([provider.close(), web.close()]);
    }
  });

  test('the corpus needs nobody', async () => {
    const env = portsEnv.parse({ ...variables, CORPUS_INDEX_DIR: '.local/test/corpus-index' });
    const { search } = await auditPorts(env, () => new Date())('a1');
    expect((await search(query)).organic.length).toBeGreaterThan(5);
  });
});
