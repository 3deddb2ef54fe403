/** How many bytes of each page of an audit are read. */
import { expect, test } from '@jest/globals';
import { bytesReadOfPage } from '../../../analysis/gather/byte-budget.ts';
import type { PageAnswer } from '../../../analysis/gather/sources.ts';

const pageOf = (bytes: number): PageAnswer => ({
  ...{ outcome: 'fetched', requested_url: 'https://a.example/', final_url: 'https://a.example/', redirects: [] },
  ...{ status: 200, headers: {}, fetched_at: '2026-11-20T10:00:00.000Z' },
  body: new Uint8Array(bytes),
});
const failed: PageAnswer = { outcome: 'failed', requested_url: 'https://a.example/', reason: 'timeout' };

test.each([
  ['pages that fit are read whole', [10, 20, 30], 60],
  ['large pages share alike', [90, 90, 90], 20],
  ['and have what small ones leave', [10, 90, 90], 25],
  ['whatever their order', [90, 10, 90], 25],
])('%s', (_, sizes, wanted) => expect(bytesReadOfPage(sizes.map(pageOf), 60)).toBe(wanted));

test('a page that was not had takes no share', () => expect(bytesReadOfPage([failed, pageOf(90)], 60)).toBe(60));
