/** How Arabic asks. */
import { plainSpelling } from '../any/spelling.ts';
import type { Questions } from '../questions.ts';

export const questions: Questions = {
  mark: null,
  normalize: plainSpelling,
  openings: {
    price: 'بكم|ما (?:هو |هي )?(?:سعر|ثمن|تكلفة|أسعار)',
    how: 'كيف|كم|كيفية|طريقة|(?:منذ|في) كم',
    what: 'ما(?! (?:قبل|بعد|بين|زال|دام|لا|لم|لن))|(?:(?:على|عن|في|من) )?ماذا|بماذا',
    why: 'لماذا|لم لا',
    which: '(?:(?:في|من|إلى|على|عن|منذ|حتى|مع) )?(?:أي|أية)|أيهما|أيهم',
    who: 'من (?:هو|هي|هم|الذي|التي|كان|كانت)|لمن',
    when: '(?:منذ |حتى |إلى )?متى',
    where: '(?:من |إلى )?أين',
    plain: 'هل|أليس',
    amount: 'كم',
    money: 'سعر|ثمن|تكلفة|كلفة|يكلف|تكلف|ريال|ريالا',
  },
  places: null,
  genuine: null,
  cues: { compare: 'الفرق|فرق|مقارنة', risk: 'مخاطر|خطر|آمن|آمنة|أضرار', price: 'سعر|أسعار|تكلفة|يكلف|ثمن' },
  steps: /^(?:كيفية|طريقة|خطوات)(?![\p{L}\p{M}])/u,
  figures: 'كم|متى|(?:في )?أي (?:عام|سنة|تاريخ|يوم|شهر|قرن|عقد)|ما (?:عدد|نسبة|النسبة|تاريخ|سعر)',
  fromHeadings: null,
  distinguishing: null,
  priceQualifiers: null,
};
