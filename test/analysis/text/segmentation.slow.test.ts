/** Words and sentences of every script, and what the analyser makes of them. */
import { describe, expect, test } from '@jest/globals';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { bigramsOf } from '../../../analysis/text/bigrams.ts';
import { normalizeWord } from '../../../analysis/text/normalize.ts';
import { askedBy } from '../../../analysis/text/question-words.ts';
import { sentencesOf } from '../../../analysis/text/sentences.ts';
import { countWords, isFigure, wordsOf } from '../../../analysis/text/words.ts';

const words = (text: string, language: string) => wordsOf(text, language).map((word) => word.text);
const sentences = (text: string, language: string) =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

describe('words', () => {
  test.each<[string, string, string[]]>([
    ['en', "Don't use state-of-the-art 3.5 systems", ["don't", 'use', 'state', 'of', 'the', 'art', '3.5', 'systems']],
    ['fr', 'L’été d’aujourd’hui, qu’il', ['l', 'été', 'd', "aujourd'hui", 'qu', 'il']],
    ['it', "dell'arte, un'amica", ['dell', 'arte', 'un', 'amica']],
    ['ca', "l'home intel·ligent", ['l', 'home', 'intel·ligent']],
    ['hi', 'हिन्दी में किताबें', ['हिन्दी', 'में', 'किताबें']],
    ['ta', 'தமிழ் மொழி', ['தமிழ்', 'மொழி']],
    ['ar', 'كِتَابٌ جديد', ['كِتَابٌ', 'جديد']],
    ['fa', 'کتاب‌ها را می‌خوانم', ['کتاب‌ها', 'را', 'می‌خوانم']],
    ['he', 'צה״ל בישראל', ['צה״ל', 'בישראל']],
    ['tr', 'IŞIK İLE', ['ışık', 'ile']],
    ['ko', '한국어 문장입니다', ['한국어', '문장입니다']],
    ['zh', '我喜欢北京', ['我', '喜欢', '北京']],
    ['ja', '東京タワーは高い', ['東京タワー', 'は', '高い']],
    ['th', 'ภาษาไทยง่าย', ['ภาษา', 'ไทย', 'ง่าย']],
    ['ja', '控除上限額を調べる', ['控除', '上限額', 'を', '調べる']],
    ['ja', 'ワンストップ特例制度の返礼品', ['ワンストップ', '特例', '制度', 'の', '返礼品']],
    ['ja', '6万円が10日に届き、お肉も', ['6', '万', '円', 'が', '10', '日', 'に', '届き', 'お肉', 'も']],
    ['ja', 'ワイヤレスイヤホン', ['ワイヤレス', 'イヤホン']],
    ['ja', 'ﾃﾞｽｸと１０個', ['ﾃﾞｽｸ', 'と', '１０', '個']],
    ['zh', '空气净化器的滤网', ['空气', '净化器', '的', '滤网']],
    ['zh', '这台机器增加风量', ['这', '台', '机器', '增加', '风量']],
    ['zh', '让PM2.5降到35', ['让', 'pm2.5', '降到', '35']],
    ['en', 'USB3.0, v2.Then 3.5', ['usb3.0', 'v2', 'then', '3.5']],
    ['fr', 'l’été'.normalize('NFD'), ['l', 'été']],
  ])('%s: %s', (language, text, expected) => {
    expect(words(text, language)).toEqual(expected);
  });

  test('places point back into the text, and phrases end at marks and line breaks', () => {
    const text = 'solar panel, installation\ncost of 中文字符';
    const found = wordsOf(text, 'en');
    for (const word of found) expect(text.slice(word.start, word.end).toLowerCase()).toBe(word.text);
    expect(found.map((word) => word.joined)).toEqual([false, true, false, false, true, true, true]);
  });

  test('Thai with its vowel am in two parts is cut like any other, and keeps its places', () => {
    const text = 'น้ําสําหรับทําข้าว';
    const found = wordsOf(text, 'th');
    expect(found.map((word) => word.text)).toEqual(words(text.replaceAll('ํา', 'ำ'), 'th'));
    expect(found.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  });

  test('a text of another script inside a page is cut by its own rules', () => {
    expect(words('We say 我喜欢北京 here', 'en')).toEqual(['we', 'say', '我', '喜欢', '北京', 'here']);
  });

  test('counting needs no language', () => {
    expect(countWords('', 'en')).toBe(0);
    expect(countWords('one two', 'und')).toBe(2);
  });

  test('figures are figures in every script', () => {
    expect(['3.5', '1,000', '٣'].every(isFigure)).toBe(true);
    expect(['3d', 'a', ''].some(isFigure)).toBe(false);
  });
});

describe('pairs for scripts without spaces', () => {
  test('neighbouring letters, marks kept with their letter', () => {
    expect(bigramsOf('東京都 is 都')).toEqual(['東京', '京都', '都']);
    expect(bigramsOf('ง่าย')).toEqual(['ง่า', 'าย']);
    expect(bigramsOf('latin only')).toEqual([]);
  });
});

describe('sentences', () => {
  test.each<[string, string, string[]]>([
    [
      'de',
      'Das kostet z. B. 3 Mio. Euro. Am 3. Oktober kam Dr. Müller. Er blieb.',
      ['Das kostet z. B. 3 Mio. Euro.', 'Am 3. Oktober kam Dr. Müller.', 'Er blieb.'],
    ],
    [
      'en',
      'Mr. Smith met J. R. Tolkien in the U.S. last year. It cost $3.50, i.e. little. So did I. Done!',
      ['Mr. Smith met J. R. Tolkien in the U.S. last year.', 'It cost $3.50, i.e. little.', 'So did I.', 'Done!'],
    ],
    [
      'fr',
      'M. Dupont est arrivé. Il a dit oui, cf. p. 12. Fin.',
      ['M. Dupont est arrivé.', 'Il a dit oui, cf. p. 12.', 'Fin.'],
    ],
    ['es', 'La Sra. López llegó. ¿Y tú? Sí.', ['La Sra. López llegó.', '¿Y tú?', 'Sí.']],
    ['ru', 'В 1990 г. он уехал. Потом вернулся.', ['В 1990 г. он уехал.', 'Потом вернулся.']],
    ['hi', 'यह पहला वाक्य है। यह दूसरा है॥ तीसरा', ['यह पहला वाक्य है।', 'यह दूसरा है॥', 'तीसरा']],
    ['zh', '我喜欢北京。你呢？是的！', ['我喜欢北京。', '你呢？', '是的！']],
    ['ja', '高い。行きましょう！', ['高い。', '行きましょう！']],
    ['ar', 'ما هذا؟ هذا كتاب.', ['ما هذا؟', 'هذا كتاب.']],
    [
      'th',
      'ข้าวหอมมะลิเป็นข้าวที่มีกลิ่นหอมคล้ายใบเตย เมื่อหุงสุกแล้วเมล็ดจะนุ่ม หลายคนหุงแล้วแฉะเพราะใส่น้ำมากเกินไป',
      ['ข้าวหอมมะลิเป็นข้าวที่มีกลิ่นหอมคล้ายใบเตย', 'เมื่อหุงสุกแล้วเมล็ดจะนุ่ม หลายคนหุงแล้วแฉะเพราะใส่น้ำมากเกินไป'],
    ],
    ['th', 'นัดพบ ดร. สมชาย วันที่ 5 ก.พ. 2569 เวลา 10.30 น.', ['นัดพบ ดร. สมชาย วันที่ 5 ก.พ. 2569 เวลา 10.30 น.']],
    ['hi', 'डॉ. वर्मा ने कहा। ठीक है।', ['डॉ. वर्मा ने कहा।', 'ठीक है।']],
    ['ar', 'كتبته د. هالة منصور. وهي طبيبة.', ['كتبته د. هالة منصور.', 'وهي طبيبة.']],
    ['en', 'A list item\nAnother, approx.\nA third', ['A list item', 'Another, approx.', 'A third']],
  ])('%s: %s', (language, text, expected) => {
    expect(sentences(text, language)).toEqual(expected);
  });

  test('nothing is lost but white space', () => {
    const text = '  One. Two etc. and so on…  Three?!  ';
    expect(sentences(text, 'en').join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    expect(sentences('', 'en')).toEqual([]);
  });
});

describe('one spelling a word', () => {
  test.each([
    ['en', "company's", 'company'],
    ['ar', 'كِتَابٌ', 'كتاب'],
    ['he', 'שָׁלוֹם', 'שלום'],
    ['ar', 'القهـــوة', 'القهوة'],
    ['hi', 'ज़रूरी', 'जरूरी'],
    ['hi', 'हिन्दी', 'हिंदी'],
    ['hi', 'लड़की', 'लड़की'.normalize('NFC')],
    ['hi', 'कहाँ', 'कहां'],
    ['fa', 'كتاب‌ها', 'کتاب'],
    ['ja', 'ｉＰｈｏｎｅ', 'iPhone'],
  ])('%s: %s', (language, word, expected) => {
    expect(normalizeWord(word, language)).toBe(expected);
  });

  test('forms of a word share a stem where there is a stemmer', () => {
    const stem = (language: string, text: string) => analyzerFor(language).analyze(text)[0]?.stem;
    expect(stem('en', 'installations')).toBe(stem('en', 'installation'));
    expect(stem('de', 'Häuser')).toBe(stem('de', 'Häusern'));
    expect(stem('fr', 'chaussures')).toBe(stem('fr', 'chaussure'));
    for (const [one, other] of ['فنجان الفنجان', 'سيارات السيارة', 'الزعفران والزعفران', 'تحميصًا التحميص'].map((pair) =>
      pair.split(' '),
    )) {
      expect(stem('ar', one ?? '')).toBe(stem('ar', other ?? ''));
    }
    expect(stem('hi', 'फ़ायदे')).toBe(stem('hi', 'फायदा'));
    expect(stem('hi', 'मई')).not.toBe(stem('hi', 'माना'));
    expect(stem('de', 'Fußboden')).toBe(stem('de', 'FUSSBODEN'));
    expect(analyzerFor('ar').stemmer).toEqual({ name: 'light10', version: '1' });
    expect(analyzerFor('pl').stemmer).toBeNull();
    expect(
      analyzerFor('en')
        .analyze('the desk')
        .map((word) => word.stop),
    ).toEqual([true, false]);
  });
});

test.each([
  'a'.repeat(200_000),
  '. '.repeat(100_000),
  "'".repeat(200_000),
  '中'.repeat(50_000),
  'グ'.repeat(50_000),
  '器'.repeat(50_000),
  'ก '.repeat(50_000),
  'เมื่อ '.repeat(30_000),
  '1万'.repeat(30_000),
  '\u0301'.repeat(100_000),
  'a.'.repeat(100_000),
])('a monstrous text %# ends', (text) => {
  expect(() => [wordsOf(text, 'fr'), sentencesOf(text, 'fr'), bigramsOf(text)]).not.toThrow();
  for (const language of ['ja', 'zh', 'th']) {
    expect(() => [wordsOf(text, language), sentencesOf(text, language), askedBy(text, language)]).not.toThrow();
  }
});
