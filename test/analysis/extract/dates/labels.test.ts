/** What the words beside a date say of it. */
import { describe, expect, test } from '@jest/globals';
import { labelOf } from '../../../../analysis/extract/dates/labels.ts';

describe('before a date', () => {
  test.each([
    ['published on ', 'published'],
    ['نُشر في ', 'published'],
    ['تاريخ النشر: ', 'published'],
    ['प्रकाशित: ', 'published'],
    ['公開日：', 'published'],
    ['发布时间：', 'published'],
    ['เผยแพร่เมื่อ ', 'published'],
    ['publié le ', 'published'],
    ['mis à jour le ', 'modified'],
    ['stand: ', 'modified'],
    ['última actualización: ', 'modified'],
    ['آخر تحديث: ', 'modified'],
    ['अपडेट किया गया: ', 'modified'],
    ['最終更新日：', 'modified'],
    ['更新于 ', 'modified'],
    ['อัปเดตล่าสุด: ', 'modified'],
    ['© ', 'other'],
    ['standing since: ', 'other'],
    ['ruth calder · ', 'unknown'],
  ])('%s: %s', (before, label) => {
    expect(labelOf(before, '')).toBe(label);
  });
});
