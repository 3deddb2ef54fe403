/** The language of a text: long, short, mixed; and how hard it is to read. */
import { describe, expect, test } from '@jest/globals';
import { knownLanguages } from '../../../analysis/text/dominant-script.ts';
import { identifyLanguage } from '../../../analysis/text/identify-language.ts';
import { contradictsLanguage, detectLanguage, primaryLanguage } from '../../../analysis/text/language.ts';
import { readability } from '../../../analysis/text/readability.ts';

describe('identifyLanguage', () => {
  test.each([
    ['en', 'How much does it cost to install solar panels?'],
    ['fr', 'Combien coûte l’installation de panneaux solaires ?'],
    ['de', 'Wie viel kostet die Installation einer Solaranlage?'],
    ['es', '¿Cuánto cuesta instalar paneles solares en casa?'],
    ['pt', 'Quanto custa a instalação de painéis solares em casa?'],
    ['it', 'Quanto costa installare i pannelli solari?'],
    ['nl', 'Hoeveel kost het om zonnepanelen te laten plaatsen?'],
    ['pl', 'Ile kosztuje instalacja paneli słonecznych?'],
    ['ru', 'Сколько стоит установка солнечных батарей?'],
    ['uk', 'Скільки коштує встановлення сонячних батарей?'],
    ['ar', 'كم تكلفة تركيب الألواح الشمسية؟'],
    ['fa', 'هزینه نصب پنل خورشیدی چقدر است؟'],
    ['hi', 'सोलर पैनल लगाने में कितना खर्च आता है?'],
    ['ja', '太陽光パネルの設置費用はいくらですか'],
    ['zh', '安装太阳能板要多少钱'],
    ['ko', '태양광 패널 설치 비용은 얼마인가요?'],
    ['th', 'ค่าติดตั้งแผงโซลาร์เซลล์เท่าไหร่'],
    ['el', 'Πόσο κοστίζει η εγκατάσταση;'],
    ['vi', 'Chi phí lắp đặt pin mặt trời là bao nhiêu?'],
    ['tr', 'Güneş paneli kurulumu ne kadar tutar?'],
  ])('%s: %s', (language, text) => {
    expect(identifyLanguage(text)?.language).toBe(language);
  });

  test('names and code in Latin letters do not make a page English', () => {
    expect(
      identifyLanguage('Google Analytics und Search Console einrichten: So geht es mit dem WordPress Plugin')?.language,
    ).toBe('de');
    expect(identifyLanguage('iPhone 15 Pro Max の価格と発売日 https://www.example.com/the/and/of')?.language).toBe(
      'ja',
    );
  });

  test('nothing to go by gives nothing', () => {
    expect(identifyLanguage('')).toBeNull();
    expect(identifyLanguage('12345 — 67 %')).toBeNull();
    expect(detectLanguage('Ok')).toBeNull();
  });

  test('the same text gives the same guess, and knows its runner-up', () => {
    const text = 'Det er en god dag i dag';
    expect(identifyLanguage(text)).toEqual(identifyLanguage(text));
    expect(identifyLanguage(text)?.runnerUp).not.toBeNull();
    expect(knownLanguages().size).toBeGreaterThan(80);
  });

  test('monstrous input ends', () => {
    expect(() => identifyLanguage('a'.repeat(1_000_000))).not.toThrow();
    expect(() => identifyLanguage('x@'.repeat(500_000))).not.toThrow();
    expect(() => identifyLanguage('\uD800\u0301')).not.toThrow();
  });
});

describe('contradiction', () => {
  test('the text outweighs the declaration, near languages are let through', () => {
    expect(contradictsLanguage('de', 'en', 'de')).toBe(false);
    expect(contradictsLanguage('de', 'en', 'en')).toBe(true);
    expect(contradictsLanguage('nb', undefined, 'da')).toBe(false);
    expect(contradictsLanguage(null, 'fr-FR', 'en')).toBe(true);
    expect(primaryLanguage('EN_us')).toBe('en');
    expect(primaryLanguage('not a tag')).toBeNull();
  });
});

describe('readability', () => {
  const simple = 'The cat sat on the mat. The dog ran to the cat. They are good pals. '.repeat(10);
  const dense =
    'Institutional considerations necessitate comprehensive organisational restructuring notwithstanding considerable administrative complications. '.repeat(
      12,
    );

  test('short words in short sentences read more easily', () => {
    const easy = readability(simple, 'en');
    const hard = readability(dense, 'en');
    expect(easy?.metric).toBe('flesch');
    expect(easy?.value).toBeGreaterThan(90);
    expect(hard?.value).toBeLessThan(0);
  });

  test('the formula is worked out as published', () => {
    // 10 × (6 + 6 + 4) words of one syllable each, 30 sentences: 206.835 − 1.015 × 160 / 30 − 84.6.
    expect(readability(simple, 'en')?.value).toBe(116.8);
    expect(readability(simple, 'sv')?.value).toBe(5.3);
  });

  test('no formula, no number; too little text, no number', () => {
    expect(readability(simple, 'zh')).toBeNull();
    expect(readability(simple, 'ja')).toBeNull();
    expect(readability('One sentence. Two. Three.', 'en')).toBeNull();
    expect(readability(simple, '__proto__')).toBeNull();
  });
});
