/** A market of four pages on Arabic coffee, in Arabic. */
import type { Expectation } from '../expectation.ts';

export const ar: Expectation = {
  keyword: 'القهوة العربية',
  country: 'SA',
  tokens: ['القهوة', 'العربية'],
  terms: {
    'القهوة العربية': 4,
    الهيل: 4,
    التحميص: 4,
    البن: 3,
    الزعفران: 3,
    التمر: 3,
    'التحميص الفاتح': 3,
    'البن المطحون': 2,
    'حبوب البن': 2,
    الفنجان: 2,
    حموضة: 2,
  },
  absent: ['من', 'في', 'لأن', 'لأنه', 'فقط', 'لكل', 'خمس', 'النشر', 'سياسة الخصوصية', 'الرئيسية', 'التعليقات'],
  questions: {
    'ما فوائد القهوة العربية؟': 'what',
    'كيف يُحفظ البن بعد الطحن': 'how',
    'لماذا تصبح القهوة مُرّة؟': 'why',
    'كم سعر القهوة العربية الجاهزة؟': 'price',
    'كم نسبة الكافيين في فنجان القهوة العربية؟': 'how',
    'هل التحميص الفاتح أفضل؟': undefined,
    'متى تكون القهوة مضرّة؟': 'when',
  },
  definitions: ['القهوة العربية هي مشروب'],
  pages: {
    'dallah-house': { published: '2026-03-12' },
    'majlis-journal': { published: '2026-04-03', modified: '2026-04-03' },
    'green-bean-store': { published: '2026-02-15' },
    'cup-and-health': { published: '2026-01-20' },
  },
  readability: null,
  warnings: ['fewer_results'],
  grade: 'C',
};
