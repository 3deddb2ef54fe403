/** The settings of `npm start`. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { searchEnvironment } from '../../local/search-settings.ts';
import { readSettings } from '../../local/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'answer-audit-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('have defaults, and folders are made absolute', () => {
  expect(readSettings({}, '/home/me')).toMatchObject({
    port: 8787,
    dashboardPort: 8788,
    localDir: '/home/me/.local',
  });
  expect(
    readSettings(
      { PORT: '0', DASHBOARD_PORT: '9000', LOCAL_DIR: 'x', CORPUS_DIR: '../pages', LOG_LEVEL: '' },
      '/home/me',
    ),
  ).toEqual({
    port: 0,
    dashboardPort: 9000,
    localDir: '/home/me/x',
    corpusDir: '/home/pages',
    search: { providers: [], engines: [], answersPerMonth: 300, alsoAllowed: [] },
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DASHBOARD_PORT', '-1'],
  ['DYNAMODB_ENDPOINT', 'localhost'],
  ['LOG_LEVEL', 'loud'],
  ['SEARCH_PROVIDER', 'google'],
  ['SEARCH_PROVIDER', 'serper,serper'],
  ['SEARCH_PROVIDER', 'corpus,serper'],
  ['LANGUAGE_MODEL', 'gpt'],
  ['LANGUAGE_MODEL', '{"adapter":"openai"}'],
  ['ANSWER_ENGINES', 'google'],
  ['ANSWER_ENGINES', 'openai,openai'],
  ['ANSWERS_PER_MONTH', '0'],
  ['BOT_CONTACT_URL', 'me'],
  ['WEB_ALSO_ALLOWED', '127.0.0.0/8'],
  ['WEB_ALSO_ALLOWED', 'localhost'],
])('a wrong %s (%s) is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value }, '/')).toThrow(name);
});

describe('a search', () => {
  const environmentOf = (environment: Record<string, string>): Record<string, string> =>
    searchEnvironment(readSettings(environment, '/').search, folder);

  test('is of the corpus unless a provider is named', () => {
    expect(environmentOf({})).toEqual({ SEARCH_PROVIDERS: 'corpus' });
    expect(environmentOf({ SEARCH_PROVIDER: 'corpus', SEARCH_CREDENTIALS: '{}' })).toEqual({
      SEARCH_PROVIDERS: 'corpus',
    });
  });

  test('asks providers with the credentials of the environment', () => {
    const credentialsJson = '{"serper":{"api_key":"k"},"brave":{"subscription_token":"t"}}';
    const chosen = {
      SEARCH_PROVIDER: 'serper, brave',
      SEARCH_CREDENTIALS: credentialsJson,
      WEB_ALSO_ALLOWED: '127.0.0.1,::1',
    };
    expect(environmentOf({ ...chosen, BOT_CONTACT_URL: 'mailto:me@example.org' })).toEqual({
      SEARCH_PROVIDERS: 'serper,brave',
      SEARCH_CREDENTIALS: credentialsJson,
      WEB_ALSO_ALLOWED: '127.0.0.1,::1',
      BOT_CONTACT_URL: 'mailto:me@example.org',
    });
  });

  test('asks answer engines with the credentials of the same place', () => {
    const credentials = '{"serper":{"api_key":"k"},"openai":{"api_key":"k","model":"m"}}';
    const chosen = { SEARCH_PROVIDER: 'serper', ANSWER_ENGINES: 'openai', SEARCH_CREDENTIALS: credentials };
    expect(environmentOf(chosen)).toMatchObject({ ANSWER_ENGINES: 'openai', ANSWERS_PER_MONTH: '300' });
    expect(environmentOf({ ...chosen, ANSWERS_PER_MONTH: '7' })).toMatchObject({ ANSWERS_PER_MONTH: '7' });
    expect(() => environmentOf({ ...chosen, ANSWER_ENGINES: 'gemini' })).toThrow(
      'SEARCH_CREDENTIALS: there are no credentials for the answer engine gemini',
    );
    expect(() => environmentOf({ ANSWER_ENGINES: 'openai' })).toThrow('ANSWER_ENGINES needs a SEARCH_PROVIDER');
    const model = {
      ...{
        adapter: 'openai',
        baseUrl: 'http://127.0.0.1:8080/v1',
        model: 'local',
        usdPerMillionIn: 0,
        usdPerMillionOut: 0,
      },
      ...{ maxUsdPerAudit: 0, maxUsdPerMonth: 0, maxTokensPerAudit: 300_000, maxTokensPerMonth: 10_000_000 },
    };
    const LanguageModel = JSON.stringify(model);
    expect(environmentOf({ ...chosen, LANGUAGE_MODEL: LanguageModel })).toMatchObject({
      LANGUAGE_MODEL: LanguageModel,
    });
    expect(() => environmentOf({ LANGUAGE_MODEL: LanguageModel })).toThrow('LANGUAGE_MODEL needs a SEARCH_PROVIDER');
  });

  test('finds credentials in the local folder', () => {
    const credentials = '{"serper":{"api_key":"from-the-file"}}';
    expect(() => environmentOf({ SEARCH_PROVIDER: 'serper' })).toThrow(
      `serper: credentials are needed, in SEARCH_CREDENTIALS or in ${join(folder, 'search-credentials.json')}`,
    );
    writeFileSync(join(folder, 'search-credentials.json'), credentials);
    expect(environmentOf({ SEARCH_PROVIDER: 'serper' })).toMatchObject({ SEARCH_CREDENTIALS: credentials });
    expect(() => environmentOf({ SEARCH_PROVIDER: 'brave' })).toThrow('no credentials for the provider brave');
  });

  test.each(['s3cret', '{"serper":{"key":"s3cret"}}', '{"serper":"s3cret"}'])('refuses %s by its fields', (text) => {
    const start = () => environmentOf({ SEARCH_PROVIDER: 'serper', SEARCH_CREDENTIALS: text });
    expect(start).toThrow(/^SEARCH_CREDENTIALS: the credentials of search providers are/u);
    expect(start).not.toThrow('s3cret');
  });
});
