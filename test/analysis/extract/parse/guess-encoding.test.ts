/** Pages that declare no encoding are read by their bytes. */
import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../../analysis/extract/extract.ts';
import { decodePage } from '../../../../analysis/extract/parse/decode.ts';

/** The bytes of a text in an encoding: the platform only decodes, so every one- and two-byte sequence is decoded once. */
function bytesIn(label: string, text: string): Uint8Array {
  const decoder = new TextDecoder(label);
  const sequences = new Map<string, number[]>();
  const learn = (sequence: number[]): void => {
    const char = decoder.decode(Uint8Array.from(sequence));
    if ([...char].length === 1 && char !== '\ufffd' && !sequences.has(char)) sequences.set(char, sequence);
  };
  for (let first = 0; first < 256; first++) learn([first]);
  for (let first = 0x81; first < 256; first++) for (let second = 0x40; second < 256; second++) learn([first, second]);
  return Uint8Array.from(
    [...text].flatMap((char) => {
      const sequence = sequences.get(char);
      if (sequence === undefined) throw new Error(`${label} has no ${char}`);
      return sequence;
    }),
  );
}

const page = (text: string): string =>
  '<!doctype html><html><head><title>Page</title><script>const menu = 1;</script></head><body class="home">' +
  `<div class="nav"><a href="/">Home</a></div><div class="content"><p>${text}</p></div></body></html>`;

const texts: [label: string, text: string][] = [
  ['gbk', '家庭保险可以赔偿火灾和漏水造成的损失。购买之前，请比较几家公司的价格，并仔细阅读合同中的条款。'],
  ['big5', '家庭保險可以賠償火災和漏水造成的損失。購買之前，請比較幾家公司的價格，並仔細閱讀合約中的條款。'],
  ['shift_jis', '火災保険は、火事や水漏れによる損害を補償します。契約する前に、いくつかの会社の料金を比べてください。'],
  ['euc-jp', '火災保険は、火事や水漏れによる損害を補償します。契約する前に、いくつかの会社の料金を比べてください。'],
  ['euc-kr', '주택 보험은 화재나 누수로 생긴 손해를 보상합니다. 가입하기 전에 여러 회사의 가격을 비교해 보세요.'],
  [
    'windows-1251',
    'Страхование жилья покрывает ущерб от пожара и воды. Перед покупкой сравните цены нескольких компаний.',
  ],
  ['koi8-r', 'Страхование жилья покрывает ущерб от пожара и воды. Перед покупкой сравните цены нескольких компаний.'],
  [
    'windows-1250',
    'Ubezpieczenie mieszkania pokrywa szkody po pożarze i zalaniu. Zanim kupisz, porównaj składki kilku firm. Wyższa składka często oznacza niższy udział własny, więc sprawdź także, czego polisa nie obejmuje.',
  ],
  [
    'windows-1253',
    'Η ασφάλεια κατοικίας καλύπτει ζημιές από φωτιά και νερό. Άλλες εταιρείες ζητούν λιγότερα, γι’ αυτό συγκρίνετε τις τιμές.',
  ],
  [
    'windows-1254',
    'Konut sigortası yangın ve su hasarını karşılar. Satın almadan önce birkaç şirketin fiyatını karşılaştırın.',
  ],
  ['windows-1255', 'ביטוח דירה מכסה נזקי אש ומים. לפני שקונים כדאי להשוות את המחירים של כמה חברות.'],
  ['windows-1256', 'يغطي تأمين المنزل أضرار الحريق والمياه. قبل الشراء قارن أسعار عدة شركات واقرأ شروط العقد جيدا.'],
  [
    'windows-1257',
    'Būsto draudimas padengia gaisro ir vandens žalą. Prieš pirkdami palyginkite kelių bendrovių kainas ir atidžiai perskaitykite sutarties sąlygas.',
  ],
  [
    'windows-1252',
    'L’assurance habitation couvre les dégâts causés par le feu et l’eau. Comparez les prix de plusieurs sociétés.',
  ],
];

describe('a page that declares no encoding', () => {
  test.each(texts)('in %s is read from its bytes', (label, text) => {
    const bytes = bytesIn(label, page(text));
    expect(decodePage(bytes, 'text/html')).toMatchObject({ html: page(text), source: 'sniffed' });
  });

  test('gives the document its words', () => {
    const [, text] = texts[0] ?? ['', ''];
    const document = extract(bytesIn('gbk', page(text)), { url: 'https://example.com/' });
    expect(document.text).toContain('家庭保险可以赔偿火灾');
    expect(document.parse).toEqual({ encoding: 'gbk', encoding_source: 'sniffed' });
  });

  test('in UTF-8 with a character cut in two stays UTF-8', () => {
    const whole = new TextEncoder().encode(page('Überall gibt es höhere Prämien für ältere Häuser. '.repeat(8)));
    const cut = Uint8Array.from([...whole.slice(0, -20), 0xc3, ...whole.slice(-20)]);
    expect(decodePage(cut)).toMatchObject({ encoding: 'utf-8', source: 'sniffed' });
  });

  test('may hold damaged bytes of a wide encoding', () => {
    const [, text] = texts[0] ?? ['', ''];
    const damaged = Uint8Array.from([...bytesIn('gbk', page(text)), 0xff, 0x20]);
    expect(decodePage(damaged).encoding).toBe('gbk');
  });
});
