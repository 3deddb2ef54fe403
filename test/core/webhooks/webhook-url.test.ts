/** Which addresses a webhook may have, and what is stored of its answer. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answerExcerpt } from '../../../core/webhooks/answer-excerpt.ts';
import { webhookUrlFault } from '../../../core/webhooks/webhook-url.ts';

describe('the address', () => {
  test.each([
    'https://hooks.example.com/a?b=c',
    'https://hooks.example.com:8443/',
    'https://[2606:4700::1111]/',
    'https://例え.テスト/',
  ])('%s may be a webhook’s', (url) => expect(webhookUrlFault(url, { loopback: false })).toBeUndefined());

  test.each([
    ['http://hooks.example.com/', 'https'],
    ['http://127.0.0.1:9000/', 'https'],
    ['ftp://hooks.example.com/', 'https'],
    ['hooks.example.com', 'https'],
    ['https://user:word@hooks.example.com/', 'password'],
    ['https://hooks.example.com/#there', 'fragment'],
    ['https://hooks.example.com:22/', 'port 22'],
    [' https://hooks.example.com/', 'https'],
    ['https://hooks.example.com/\n', 'https'],
    [`https://hooks.example.com/${'a'.repeat(2_083)}`, '2083'],
  ])('%j may not, and the fault is named', (url, words) => {
    expect(webhookUrlFault(url, { loopback: false })).toContain(words);
  });

  test('may be plain http only to this machine, and only where that is allowed', () => {
    for (const host of ['127.0.0.1:9000', 'localhost:9000', '[::1]:9000']) {
      expect(webhookUrlFault(`http://${host}/`, { loopback: true })).toBeUndefined();
    }
    expect(webhookUrlFault('http://10.0.0.1/', { loopback: true })).toContain('https');
    expect(webhookUrlFault('http://localhost.example.com/', { loopback: true })).toContain('https');
  });
});

describe('what is kept of an answer', () => {
  const excerpt = (text: string) => answerExcerpt(Buffer.from(text));

  test('is its beginning on one line, without control characters', () => {
    expect(excerpt(' {"ok":\r\n\ttrue}\u0000\u001b[31m\u202ered\u2066 ')).toBe('{"ok": true}[31mred');
  });

  test('is cut between characters', () => {
    expect(excerpt('é'.repeat(512))).toBe('é'.repeat(512));
    expect(excerpt(`x${'é'.repeat(600)}`)).toBe(`x${'é'.repeat(511)}`);
  });

  test('is printable whatever came', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
        const kept = answerExcerpt(bytes);
        expect(kept).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect(kept.length).toBeLessThanOrEqual(1_024);
        expect(kept.isWellFormed()).toBe(true);
      }),
    );
  });
});
