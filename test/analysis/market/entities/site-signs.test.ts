/** What the pages of a site tell about what bears its name. */
import { expect, test } from '@jest/globals';
import { isBody, isFirm, offersApp } from '../../../../analysis/market/entities/kinds/site-signs.ts';
import { measuredPage } from '../../measured-page.ts';

const page = measuredPage('s1', 'tarn.example', ['A tarn is a lake.']);

/** The page with links to `hosts` and `contacts`. */
function withSigns(hosts: readonly string[], contacts: readonly 'telephone'[] = []): typeof page {
  const { facts } = page.document;
  const links = { ...facts.links, externalDomains: [...hosts] };
  return { ...page, document: { ...page.document, facts: { ...facts, links, contacts: [...contacts] } } };
}

test('links to both stores offer an app, one alone may recommend one', () => {
  expect(offersApp([withSigns(['apps.apple.com', 'play.google.com'])])).toBe(true);
  expect(offersApp([withSigns(['apps.apple.com'])])).toBe(false);
  expect(offersApp([])).toBe(false);
});

test('a number to call and the registry of universities tell a firm', () => {
  expect(isFirm([withSigns([])])).toBe(false);
  expect(isFirm([withSigns([], ['telephone'])])).toBe(true);
  expect(isFirm([{ ...withSigns([]), domain: 'online.tarn.edu' }])).toBe(true);
});

test('the registry of associations and what a site declares tell a body', () => {
  expect(isBody([withSigns([])])).toBe(false);
  expect(isBody([{ ...withSigns([]), domain: 'www.tarn.org' }])).toBe(true);
  const item = { syntax: 'json-ld', types: ['https://schema.org/NGO'], id: null, properties: new Map() } as const;
  const { document } = page;
  const structuredData = { ...document.facts.structuredData, items: [item] };
  expect(isBody([{ ...page, document: { ...document, facts: { ...document.facts, structuredData } } }])).toBe(true);
});
