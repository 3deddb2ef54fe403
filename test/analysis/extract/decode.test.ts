/** Finding the encoding of a page. */
import { describe, expect, test } from '@jest/globals';
import { decodePage } from '../../../analysis/extract/decode.ts';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a page is decoded', () => {
  test('by its byte order mark, whatever else it says', () => {
    expect(decodePage(Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8('é')), 'text/html; charset=windows-1252')).toBe('é');
    expect(decodePage(Uint8Array.of(0xff, 0xfe, 0xe9, 0x00))).toBe('é');
    expect(decodePage(Uint8Array.of(0xfe, 0xff, 0x00, 0xe9))).toBe('é');
  });

  test('by the charset of Content-Type before its own declaration', () => {
    expect(decodePage(latin('<meta charset=utf-8>\xe9'), 'text/html; Charset="ISO-8859-1"')).toBe(
      '<meta charset=utf-8>é',
    );
  });

  test.each([
    ['<meta charset="shift_jis">', [0x8a, 0xf7], '机'],
    ["<meta http-equiv='Content-Type' content='text/html; charset=windows-1251'>", [0xe4], 'д'],
    ['<meta charset=utf-16>', [...utf8('é')], 'é'],
  ])('by its own declaration: %s', (meta, bytes, letter) => {
    expect(decodePage(Uint8Array.of(...latin(meta), ...bytes))).toBe(meta + letter);
  });

  test('as UTF-8 where it declares nothing, or nothing known, and is valid UTF-8', () => {
    expect(decodePage(utf8('größe'))).toBe('größe');
    expect(decodePage(utf8('größe'), 'text/html; charset=klingon')).toBe('größe');
  });

  test('else as windows-1252, 0x80 to 0x9F included', () => {
    expect(decodePage(latin('\x93gr\xf6\xdfe\x94'))).toBe('“größe”');
  });
});
