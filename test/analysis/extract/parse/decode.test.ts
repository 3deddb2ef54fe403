/** Characters are found by mark, header, meta, strict UTF-8 and a guess from the bytes, in this order. */
import { describe, expect, test } from '@jest/globals';
import { decodePage } from '../../../../analysis/extract/parse/decode.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));

describe('decoding a page', () => {
  test.each([
    [
      'a byte order mark wins over the header',
      bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9),
      'text/html; charset=iso-8859-1',
      'é',
      'bom',
    ],
    ['UTF-16 by its mark', bytes(0xff, 0xfe, 0xe9, 0x00), undefined, 'é', 'bom'],
    [
      'the header wins over the meta',
      bytes(...ascii('<meta charset=utf-8>'), 0xe9),
      'text/html;charset="latin1"',
      '<meta charset=utf-8>é',
      'header',
    ],
    ['a meta charset', bytes(...ascii('<meta charset="koi8-r">'), 0xc1), undefined, '<meta charset="koi8-r">а', 'meta'],
    [
      'a meta http-equiv',
      bytes(...ascii('<meta http-equiv=content-type content="text/html; charset=shift_jis">'), 0x83, 0x41),
      'text/html',
      '<meta http-equiv=content-type content="text/html; charset=shift_jis">ア',
      'meta',
    ],
    [
      'a meta in a comment is none',
      bytes(...ascii('<!--<meta charset=koi8-r>-->'), 0xe9),
      undefined,
      '<!--<meta charset=koi8-r>-->é',
      'fallback',
    ],
    ['a meta that claims UTF-16 is UTF-8', utf8('<meta charset=utf-16>é'), undefined, '<meta charset=utf-16>é', 'meta'],
    ['valid UTF-8 without a word', utf8('naïve 日本'), 'text/html', 'naïve 日本', 'sniffed'],
    ['quotation marks alone are windows-1252', bytes(0x93, 0x41, 0x94), undefined, '“A”', 'sniffed'],
    ['an unknown label is passed over', utf8('é'), 'text/html; charset=klingon', 'é', 'sniffed'],
  ])('%s', (_name, page, header, text, source) => {
    expect(decodePage(page, header)).toMatchObject({ html: text, source });
  });

  test('a cut inside a character does not make a page windows-1252', () => {
    const page = decodePage(utf8(`x${'é'.repeat(3_000_000)}`));
    expect(page).toMatchObject({ encoding: 'utf-8', truncated: true });
    expect(page.html.endsWith('é')).toBe(true);
  });
});
