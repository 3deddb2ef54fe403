/** The launch form takes what the API takes, and says why it does not. */
import { describe, expect, test } from '@jest/globals';
import { type LaunchValues, launchBody, launchRules, withScheme } from '../../../dashboard/src/audits/launch-form.ts';
import { countryChoices, languageChoices, likelyMarket } from '../../../dashboard/src/audits/locale-choices.ts';
import { createAuditBody } from '../../../functions/api/contract/launch.ts';

const filled: LaunchValues = {
  audit_type: 'gap',
  keyword: 'standing desk',
  user_url: 'https://example.com/',
  control_urls: '',
  language: 'en',
  country: 'US',
};

function faults(values: LaunchValues): string[] {
  const { keyword, user_url: url, control_urls: controls, language, country } = values;
  const all = [
    launchRules.keyword(keyword),
    launchRules.user_url(url, values),
    launchRules.control_urls(controls, values),
    launchRules.language(language),
    launchRules.country(country),
  ];
  return all.filter((fault) => fault !== null);
}

describe('is refused by the form if and only if the API refuses it', () => {
  test.each<Partial<LaunchValues>>([
    {},
    { audit_type: 'market', user_url: '' },
    { audit_type: 'market', user_url: 'not an address' },
    { keyword: 'x' },
    { keyword: '  立ち机  ' },
    { keyword: 'two\nlines' },
    { keyword: 'x'.repeat(201) },
    { keyword: '\ud800x' },
    { user_url: '' },
    { user_url: 'example.com' },
    { user_url: 'example.com:8443/guide' },
    { user_url: 'javascript:alert(1)' },
    { user_url: 'localhost:3000' },
    { user_url: 'not an address' },
    { user_url: 'ftp://example.com/' },
    { user_url: 'https://user:secret@example.com/' },
    { user_url: `https://example.com/${'x'.repeat(2_083)}` },
    { control_urls: 'example.com/chairs\nhttps://example.com/desks' },
    { control_urls: 'example.com/1 example.com/2 example.com/3 example.com/4 example.com/5' },
    { control_urls: 'example.com/1 example.com/2 example.com/3 example.com/4 example.com/5 example.com/6' },
    { control_urls: 'http://www.example.com#top' },
    { control_urls: 'example.com/a\nexample.com/a/' },
    { control_urls: 'example.com/a\nlocalhost:3000' },
    { control_urls: 'example.com/a\nftp://example.com/b' },
    { audit_type: 'market', user_url: '', control_urls: 'not an address' },
    { language: '' },
    { language: 'EN' },
    { country: 'us' },
    { country: 'XX' },
  ])('%j', (change) => {
    const values = { ...filled, ...change };
    expect(faults(values).length === 0).toBe(createAuditBody.safeParse(launchBody(values)).success);
  });
});

test('a market audit is sent without the address of a page', () => {
  const body = launchBody({ ...filled, audit_type: 'market', control_urls: 'example.com/a' });
  expect(Object.keys(body)).toEqual(['audit_type', 'keyword', 'language', 'country']);
});

test('control pages are sent one by one, completed like the page', () => {
  const { control_urls } = launchBody({ ...filled, control_urls: ' example.com/a\n\nhttp://example.com/b ' });
  expect(control_urls).toEqual(['https://example.com/a', 'http://example.com/b']);
  expect(launchBody(filled)).not.toHaveProperty('control_urls');
});

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/guide ', 'https://www.example.com/guide'],
  ['example.com:8443', 'https://example.com:8443'],
  ['http://example.com', 'http://example.com'],
  ['ftp://example.com', 'ftp://example.com'],
  ['', ''],
])('%j is the address %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});

test('messages begin like sentences', () => {
  expect(faults({ ...filled, keyword: '' })).toEqual([
    'Keyword must be 2 to 200 characters long after trimming, not 0',
  ]);
});

test('every language and country can be chosen, by its English name', () => {
  expect(languageChoices).toContainEqual({ value: 'fr', label: 'French (fr)' });
  expect(countryChoices).toContainEqual({ value: 'CH', label: 'Switzerland (CH)' });
  for (const { value: language } of languageChoices) {
    expect(createAuditBody.safeParse(launchBody({ ...filled, language })).success).toBe(true);
  }
});

test.each([
  ['de-CH', { language: 'de', country: 'CH' }],
  ['zh-Hant-TW', { language: 'zh', country: 'TW' }],
  ['fr', { language: 'en', country: 'US' }],
  ['', { language: 'en', country: 'US' }],
])('a browser set to %j is likely to mean %j', (locale, market) => expect(likelyMarket(locale)).toEqual(market));
