/** Finds dates in Chinese numerals: 二〇二六年三月十二日. */
import { isoDay } from './calendar.ts';
import { type FoundDate, toDay } from './found-date.ts';

const hanDigits = '〇一二三四五六七八九';
const hanDate = /([〇零○一二三四五六七八九]{4})年([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})日/g;

/** Returns all such dates in text order. */
export function hanDates(text: string): FoundDate[] {
  return [...text.matchAll(hanDate)].flatMap((match) => {
    const [whole, year = '', month = '', dayOfMonth = ''] = match;
    const digits = [...year].map((digit) => Math.max(0, hanDigits.indexOf(digit)));
    const day = toDay(Number(digits.join('')), smallNumber(month), smallNumber(dayOfMonth));
    const start = match.index;
    return day ? [{ day: isoDay(day), start, end: start + whole.length, form: 'iso' as const, ambiguous: false }] : [];
  });
}

/** 三, 十, 十二, 二十, 三十一. */
function smallNumber(written: string): number {
  const [tens, ones = ''] = written.includes('十') ? written.split('十') : ['0', written];
  return (
    (tens === '0' ? 0 : tens === '' ? 10 : hanDigits.indexOf(tens ?? '') * 10) +
    Math.max(0, hanDigits.indexOf(ones || '〇'))
  );
}
