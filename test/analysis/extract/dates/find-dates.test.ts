/** Dates in running text: every common way of writing a day, in many languages. */
import { describe, expect, test } from '@jest/globals';
import { isDay, otherDayOfInstant, plausibleRange } from '../../../../analysis/extract/dates/calendar.ts';
import { findDates } from '../../../../analysis/extract/dates/find-dates.ts';
import { fromJalali } from '../../../../analysis/extract/dates/jalali.ts';
import { readMachineDate } from '../../../../analysis/extract/dates/machine-date.ts';

const days = (text: string, style = {}) => findDates(text, style).map((date) => date.day);

describe('a day in words', () => {
  test.each([
    ['5 January 2020', 'en'],
    ['January 5th, 2020', 'en'],
    ['Jan. 5, 2020', 'en'],
    ['05-Jan-2020', 'en'],
    ['Sun, 05 Jan 20 09:53:50', 'en'],
    ['5. Januar 2020', 'de'],
    ['5. Jänner 2020', 'de'],
    ['le 5 janvier 2020 à 10h', 'fr'],
    ['5 de enero de 2020', 'es'],
    ['5 gennaio 2020', 'it'],
    ['5 stycznia 2020 r.', 'pl'],
    ['5. ledna 2020', 'cs'],
    ['2020. január 5.', 'hu'],
    ['2020 m. sausio 5 d.', 'lt'],
    ['5 січня 2020 року', 'uk'],
    ['5 янв 2020 г.', 'ru'],
    ['5 Ocak 2020', 'tr'],
    ['5 Ιανουαρίου 2020', 'el'],
    ['ngày 5 tháng 1 năm 2020', 'vi'],
    ['2020年1月5日', 'zh'],
    ['2020년 1월 5일', 'ko'],
    ['民國109年1月5日', 'zh'],
    ['令和2年1月5日', 'ja'],
    ['5 มกราคม 2563', 'th'],
    ['5 ม.ค. 2563', 'th'],
    ['٥ يناير ٢٠٢٠', 'ar'],
    ['5 كانون الثاني / يناير 2020', 'ar'],
    ['५ जनवरी २०२०', 'hi'],
    ['۱۵ دی ۱۳۹۸', 'fa'],
    ['5 ม.ค. 63', 'th'],
    ['วันที่ 5 มกราคม พ.ศ. 2563', 'th'],
    ['الأحد، 5 يناير، 2020', 'ar'],
    ['5 من يناير 2020', 'ar'],
    ['5\u200F/1\u200F/2020', 'ar'],
    ['5 जनवरी, 2020', 'hi'],
    ['5 בינואר 2020', 'he'],
    ['二〇二〇年一月五日', 'zh'],
  ])('%s', (text, language) => {
    expect(days(text, { language })).toEqual(['2020-01-05']);
  });
});

describe('a day in figures', () => {
  test('a full stop means day first, a slash follows the country', () => {
    expect(days('03.04.2020')).toEqual(['2020-04-03']);
    expect(days('3/4/2020')).toEqual(['2020-04-03']);
    expect(days('3/4/2020', { dayFirst: false })).toEqual(['2020-03-04']);
    expect(days('04/13/2020')).toEqual(['2020-04-13']);
    expect(days('26 | 01 | 2022')).toEqual(['2022-01-26']);
  });

  test('what could be read in two ways says so', () => {
    expect(findDates('3/4/2020')[0]?.ambiguous).toBe(true);
    expect(findDates('13/4/2020')[0]?.ambiguous).toBe(false);
  });

  test.each(['version 1.2.2020.4', '31.02.2020', '192.168.10.20', '12:30:45', 'May 2020', '2020', '+49 30 1234-5678'])(
    '%s holds no day',
    (text) => {
      expect(days(text)).toEqual([]);
    },
  );

  test.each([
    ['8 फरवरी 2026', '2026-02-08'],
    ['8 फ़रवरी 2026', '2026-02-08'],
    ['5 सितम्बर 2025', '2025-09-05'],
    ['5 अक्तूबर 2025', '2025-10-05'],
    ['二〇二五年十二月三十一日', '2025-12-31'],
    ['二〇二五年十月二十日', '2025-10-20'],
    ['12 במרץ 2026', '2026-03-12'],
  ])('%s is %s', (text, day) => {
    expect(days(text)).toEqual([day]);
  });

  test('several days come in the order of the text, with their places', () => {
    const text = 'From 12.03.2020 to 14 March 2020';
    const found = findDates(text);
    expect(found.map((date) => date.day)).toEqual(['2020-03-12', '2020-03-14']);
    expect(found.map((date) => text.slice(date.start, date.end))).toEqual(['12.03.2020', '14 March 2020']);
  });
});

describe('a value meant to be a date', () => {
  test.each([
    ['2020-01-05T23:30:00-08:00', '2020-01-05'],
    ['2020-1-5', '2020-01-05'],
    ['20200105', '2020-01-05'],
    ['1578182400', '2020-01-05'],
    ['1578182400000', '2020-01-05'],
    ['Sun, 05 Jan 2020 10:00:00 GMT', '2020-01-05'],
    ['Sun Jan 05 10:11:12 CET 2020', '2020-01-05'],
    ['Jan 5, 2020 10:00:00 PM', '2020-01-05'],
  ])('%s', (value, day) => {
    expect(readMachineDate(value)).toBe(day);
  });

  test.each(['', '2020', '2020-13-40', 'yesterday', '0000-00-00'])('"%s" is none', (value) => {
    expect(readMachineDate(value)).toBeUndefined();
  });
});

describe('calendars', () => {
  test('leap days exist in leap years alone', () => {
    expect(isDay({ year: 2024, month: 2, day: 29 })).toBe(true);
    expect(isDay({ year: 2023, month: 2, day: 29 })).toBe(false);
    expect(isDay({ year: 1900, month: 2, day: 29 })).toBe(false);
  });

  test('every day of the Persian calendar from 1375 to 1412 agrees with ICU', () => {
    const format = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const wrong: string[] = [];
    for (let time = Date.UTC(1996, 2, 20); time < Date.UTC(2034, 0, 1); time += 86_400_000) {
      const parts = Object.fromEntries(
        format.formatToParts(time).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
      );
      const read = fromJalali({ year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0 });
      const day = new Date(time).toISOString().slice(0, 10);
      const pad = (value = 0): string => String(value).padStart(2, '0');
      if (`${read?.year}-${pad(read?.month)}-${pad(read?.day)}` !== day) wrong.push(day);
    }
    // One assertion: one for each of 13,800 days takes a second.
    expect(wrong).toEqual([]);
  });

  test('an instant in UTC has one other possible day, an instant with an offset none', () => {
    expect(otherDayOfInstant('2023-11-09', '2023-11-09T05:30:59Z')).toBe('2023-11-08');
    expect(otherDayOfInstant('2023-11-01', '2023-11-01T23:01:00+00:00')).toBe('2023-11-02');
    expect(otherDayOfInstant('2023-11-01', '2023-11-01T23:01:00+01:00')).toBeUndefined();
    expect(otherDayOfInstant('2023-11-01', '2023-11-01')).toBeUndefined();
  });

  test('without a time of fetch no day is too late, with one the next day is the last', () => {
    expect(plausibleRange().to).toBe('2099-12-31');
    expect(plausibleRange('2026-11-21T10:00:00Z').to).toBe('2026-11-22');
    expect(plausibleRange('nonsense').to).toBe('2099-12-31');
  });
});
