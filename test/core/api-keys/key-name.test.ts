/** What an API key may be called. */
import { expect, test } from '@jest/globals';
import { keyNameFault } from '../../../core/api-keys/key-name.ts';

test.each(['my program', ' padded ', 'x'.repeat(80), '🪑'.repeat(80), 'büro 机', 'برنامج', '👩‍💻'])(
  '%j is a name',
  (name) => expect(keyNameFault(name)).toBeUndefined(),
);

test.each([
  ['', 'must not be empty'],
  [' \u00a0 ', 'must not be empty'],
  ['\u200b\u2800\u3164', 'must not be empty'],
  ['x'.repeat(81), 'must be at most 80 characters long'],
  ['🪑'.repeat(81), 'must be at most 80 characters long'],
  ['tab\tinside', 'must not hold control characters'],
  ['two\u2028lines', 'must not hold control characters'],
  ['half \ud800', 'must not hold control characters'],
  ['paid \u202eyek', 'must not hold bidirectional control characters'],
  ['paid \u2066yek\u2069', 'must not hold bidirectional control characters'],
])('%j %s', (name, fault) => expect(keyNameFault(name)).toBe(fault));
