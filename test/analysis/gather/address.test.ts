/** Addresses: one spelling, and which are the same page. */
import { describe, expect, test } from '@jest/globals';
import { domainOf, normalizeAddress, registrableDomainOf, sameAddress } from '../../../analysis/gather/address.ts';

describe('an address', () => {
  test.each([
    ['HTTPS://Shop.Example:443/a?b=1#c', 'https://shop.example/a?b=1'],
    ['http://shop.example./', 'http://shop.example/'],
    ['http://shop.example:8080', 'http://shop.example:8080/'],
    ['ftp://shop.example/', null],
    ['javascript:alert(1)', null],
    ['no address', null],
  ])('%s is spelt %s', (url, expected) => {
    expect(normalizeAddress(url)).toBe(expected);
  });

  test('belongs to a domain without www.', () => {
    expect([domainOf('https://www.shop.example/'), domainOf('https://a.www.example'), domainOf('?')]).toEqual([
      'shop.example',
      'a.www.example',
      '',
    ]);
  });

  test.each([
    ['https://a.shop.example.co.uk/page', 'example.co.uk'],
    ['https://www.example.com', 'example.com'],
    ['https://someone.github.io/', 'github.io'],
    ['https://www.gov.uk/browse', 'gov.uk'],
    ['https://www.食狮.公司.cn/', 'xn--85x722f.xn--55qx5d.cn'],
    ['http://192.168.0.1:8080/', '192.168.0.1'],
    ['http://[::1]/', '[::1]'],
    ['http://localhost/', 'localhost'],
    ['no address', ''],
  ])('%s is of the site %s', (url, site) => {
    expect(registrableDomainOf(url)).toBe(site);
  });

  test.each([
    ['http://www.shop.example/a/', 'https://shop.example/a', true],
    ['https://shop.example/a?utm_source=x&b=1', 'https://shop.example/a?b=1', true],
    ['https://shop.example/a?b=1', 'https://shop.example/a?b=2', false],
    ['https://shop.example/a', 'https://shop.example/A', false],
    ['https://shop.example:8443/a', 'https://shop.example/a', false],
    ['?', '?', false],
  ])('%s and %s are the same page: %s', (one, other, same) => {
    expect(sameAddress(one, other)).toBe(same);
  });
});
