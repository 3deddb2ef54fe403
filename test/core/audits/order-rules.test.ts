/** What an order may hold, whichever way it comes in. */
import { expect, test } from '@jest/globals';
import { isInsideAddress, isPageAddress, readKeyword } from '../../../core/audits/order-rules.ts';

test.each([
  ['  standing desk ', 'standing desk'],
  ['cafe\u0301', 'caf\u00e9'],
  ['升降', '升降'],
  ['🪑🪑', '🪑🪑'],
  ['a'.repeat(200), 'a'.repeat(200)],
  ['می‌خواهم', 'می‌خواهم'],
  ['👩‍💻', '👩‍💻'],
  ['c#', 'c#'],
  ['की', 'की'],
])('%j is the keyword %j', (text, keyword) => expect(readKeyword(text)).toEqual({ keyword }));

test.each([
  ['a', '2 to 200 characters'],
  [' 🪑 ', 'not 1'],
  ['a'.repeat(201), 'not 201'],
  ['standing\u0007desk', 'control characters'],
  ['standing\u2028desk', 'line breaks'],
  ['standing \ud800', 'surrogate'],
  ['\u200b\u200b\u200b', 'not 0'],
  ['a\u200d\u2060', 'not 1'],
  ['\u3164\u115f\uffa0', 'not 0'],
  ['\u2800\u2800\u2800', 'not 0'],
  ['\u0301\u0301\u0301', 'a letter, a number or a sign'],
  ['desk\u202eksed', 'bidirectional'],
  ['desk\u2066x\u2069', 'bidirectional'],
  ['\u200edesk', 'bidirectional'],
  ['sta\ufffdding', 'U+FFFD'],
])('%j is none: %s', (text, words) => expect(readKeyword(text)).toEqual({ fault: expect.stringContaining(words) }));

test.each([
  'https://desks.example',
  'HTTP://desks.example:8080/a?b#c',
  'https://xn--bcher-kva.example/',
  'http://[::1]/',
])('%s is a page’s address', (text) => expect(isPageAddress(text)).toBe(true));

test.each([
  'desks.example',
  'ftp://desks.example/',
  'javascript:alert(1)',
  'https://user:secret@desks.example/',
  'https://',
  'https://desks.example/\n',
  'https://desks.example/\ud800',
  '',
])('%j is none', (text) => expect(isPageAddress(text)).toBe(false));

test.each([
  'http://localhost:3000/',
  'http://shop.localhost/',
  'http://printer.local/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://017700000001/',
  'http://172.31.255.255/',
  'http://192.168.1.1:8080/',
  'http://100.64.0.1/',
  'http://0.0.0.0/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/',
  'http://[64:ff9b::a00:1]/',
  'http://[2002:a00:1::]/',
  'http://[2001:db8::1]/',
  'http://[2001::1]/',
])('%s is private', (text) => expect(isInsideAddress(text)).toBe(true));

test.each([
  'https://desks.example/',
  'https://localhost.example/',
  'https://internal.example/local',
  'https://8.8.8.8/',
  'https://172.32.0.1/',
  'https://100.128.0.1/',
  'https://198.20.0.1/',
  'https://[2606:4700::1111]/',
  'https://[2001:4860:4860::8888]/',
  'https://10.example/',
])('%s is not', (text) => expect(isInsideAddress(text)).toBe(false));
