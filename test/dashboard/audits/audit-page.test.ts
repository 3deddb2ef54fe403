/** Small things of the views of audits: filters in the address, words, names of files. */
import { expect, test } from '@jest/globals';
import { readFilters, withFilter } from '../../../dashboard/src/audits/audit-filters.ts';
import { stepText } from '../../../dashboard/src/audits/audit-words.ts';
import { reportFileName } from '../../../dashboard/src/audits/report-file-name.ts';

test('filters are read from the address; what is no filter is none', () => {
  expect(readFilters(new URLSearchParams('status=failed&audit_type=gap'))).toEqual({
    status: 'failed',
    auditType: 'gap',
  });
  expect(readFilters(new URLSearchParams('status=constructor&audit_type=all'))).toEqual({});
});

test('a filter is set and taken away, the other stays', () => {
  const both = withFilter(new URLSearchParams('audit_type=gap'), 'status', 'running');
  expect(both.toString()).toBe('audit_type=gap&status=running');
  expect(withFilter(both, 'audit_type', null).toString()).toBe('status=running');
});

test('a step that this page does not know yet is shown as it comes', () => {
  expect(stepText('fetching')).toBe('Fetching the pages');
  expect(stepText('dreaming')).toBe('dreaming');
  expect(stepText(undefined)).toBe('Starting');
});

test.each([
  ['standing desk', 'standing-desk-019a0b1c.json'],
  ['مكتب قائم', 'مكتب-قائم-019a0b1c.json'],
  ['../../etc/passwd', 'etc-passwd-019a0b1c.json'],
  ['???', 'audit-019a0b1c.json'],
])('the report of %j is kept as %s', (keyword, name) =>
  expect(reportFileName(keyword, '019a0b1c-0000-7000-8000-000000000001', 'json')).toBe(name),
);
