/** The form of an API key: checksum, hash and what junk is refused without a look into the database. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatApiKey, hashApiKey, isWellFormedApiKey, startOfApiKey } from '../../../core/api-keys/api-key.ts';
import { anyCharacter } from '../../any-character.ts';

const random = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('an API key', () => {
  test('has the documented form for every 256 bits', () => {
    fc.assert(
      fc.property(random, fc.constantFrom('live' as const, 'test' as const), (bytes, environment) => {
        const key = formatApiKey(environment, bytes);
        expect(key).toMatch(new RegExp(`^ask_${environment}_[0-9A-Za-z]{49}$`, 'u'));
        expect(isWellFormedApiKey(key)).toBe(true);
      }),
    );
  });

  test('is another one for other bits, the largest included', () => {
    expect(formatApiKey('test', new Uint8Array(32).fill(255))).not.toBe(
      formatApiKey('test', new Uint8Array(32).fill(254)),
    );
    expect(formatApiKey('test', new Uint8Array(32))).toMatch(/^ask_test_0{43}/u);
  });

  test('is refused when one character is changed', () => {
    const key = formatApiKey(
      'test',
      new Uint8Array(32).map((_, index) => index * 7),
    );
    for (let index = 'ask_test_'.length; index < key.length; index++) {
      const changed = key.slice(0, index) + (key[index] === 'x' ? 'y' : 'x') + key.slice(index + 1);
      expect(isWellFormedApiKey(changed)).toBe(false);
    }
  });

  test('junk of any kind is refused', () => {
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => !isWellFormedApiKey(text)));
    expect(isWellFormedApiKey('')).toBe(false);
    const key = formatApiKey('live', new Uint8Array(32));
    for (const text of [`${key} `, ` ${key}`, `${key}\n`, key.replace('live', 'test')])
      expect(isWellFormedApiKey(text)).toBe(false);
  });

  test('is kept as SHA-256 and known again by its first characters', () => {
    expect(hashApiKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    const key = formatApiKey('test', new Uint8Array(32).fill(9));
    expect(startOfApiKey(key)).toBe(key.slice(0, 13));
  });

  test('is never made of too few random bytes', () => {
    expect(() => formatApiKey('test', new Uint8Array(16))).toThrow(RangeError);
  });
});
