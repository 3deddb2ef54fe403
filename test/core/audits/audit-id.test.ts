/** Audit ids are UUIDs of version 7 that sort by time. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatAuditId, isAuditId } from '../../../core/audits/audit-id.ts';

test('the example of RFC 9562, appendix A.6', () => {
  const random = new Uint8Array([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
  expect(formatAuditId(new Date('2022-02-22T19:22:22.000Z'), random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

test('ids are well formed and sort by time', () => {
  const time = fc.date({ min: new Date('2000-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  const random = fc.uint8Array({ minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(time, time, random, random, (a, b, randomA, randomB) => {
      const [first, second] = [formatAuditId(a, randomA), formatAuditId(b, randomB)];
      expect(isAuditId(first)).toBe(true);
      if (a < b) expect(first < second).toBe(true);
    }),
  );
});

test.each(['', 'x', '017F22E2-79B0-7CC3-98C4-DC0C0C07398F', "' OR 1=1", '017f22e2-79b0-7cc3-98c4-dc0c0c07398f '])(
  '%j is no id',
  (text) => expect(isAuditId(text)).toBe(false),
);
