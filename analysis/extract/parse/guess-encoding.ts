/** Guesses the encoding of a page that declares none, from its bytes. */
import { analyse } from 'chardet';

/** The detector's names, with the label under which browsers decode them. A name that is not here is never guessed. */
const labels: Readonly<Record<string, string>> = {
  GB18030: 'gbk',
  Big5: 'big5',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'iso-8859-2',
  'ISO-8859-5': 'iso-8859-5',
  'ISO-8859-6': 'iso-8859-6',
  'ISO-8859-7': 'iso-8859-7',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'windows-1252': 'windows-1252',
  'windows-1253': 'windows-1253',
  'windows-1254': 'windows-1254',
  'windows-1255': 'windows-1255',
  'windows-1256': 'windows-1256',
  'windows-1257': 'windows-1257',
  'windows-1258': 'windows-1258',
  'windows-874': 'windows-874',
  'KOI8-R': 'koi8-r',
};

/** Bytes of text that are judged. The detector needs a few hundred; more makes it slower and hardly surer. */
const maxJudgedBytes = 32_768;
/** The detector's confidence, 0 to 100, below which its guess is chance. */
const minConfidence = 10;
/** A page is damaged UTF-8 when at most one in so many of its characters beyond ASCII cannot be read. */
const damagedShare = 20;

/** The label of the encoding that the bytes are most likely in; undefined when nothing speaks for any. */
export function guessEncoding(page: Uint8Array): string | undefined {
  const text = foreignText(page);
  if (isDamagedUtf8(text)) return 'utf-8';
  const best = analyse(text).find(
    ({ name, confidence }) =>
      confidence >= minConfidence && labels[name] !== undefined && canDecode(labels[name], text),
  );
  return best === undefined ? undefined : labels[best.name];
}

/** The pieces of text and markup that hold a byte beyond ASCII. `<` and `>` are part of no character in any encoding here. */
function foreignText(page: Uint8Array): Uint8Array {
  const kept = new Uint8Array(maxJudgedBytes);
  let size = 0;
  let start = 0;
  let isForeign = false;
  for (let at = 0; at <= page.length && size < kept.length; at++) {
    const byte = page[at];
    if (byte !== undefined && byte >= 0x80) isForeign = true;
    if (byte !== undefined && byte !== 0x3c && byte !== 0x3e) continue;
    if (isForeign) {
      const piece = page.subarray(start, Math.min(at, start + kept.length - size - 1));
      kept.set(piece, size);
      size += piece.length;
      kept[size++] = 0x20;
    }
    start = at + 1;
    isForeign = false;
  }
  return kept.subarray(0, size);
}

/** Some pages are UTF-8 with a few characters cut in two, which the strict test for UTF-8 refuses. */
function isDamagedUtf8(text: Uint8Array): boolean {
  const decoded = new TextDecoder('utf-8').decode(text);
  const foreign = decoded.match(/[^\u0000-\u007f]/gu)?.length ?? 0;
  const unread = decoded.match(/\ufffd/gu)?.length ?? 0;
  return unread * damagedShare <= foreign;
}

/** One-byte encodings leave some bytes undefined, so text that holds them is in another. */
function canDecode(label: string, text: Uint8Array): boolean {
  if (!/^(?:iso|windows|koi8)/.test(label)) return true;
  // No text of these holds the control characters at 0x80 to 0x9f: they are letters of the windows encodings.
  if (label.startsWith('iso') && text.some((byte) => byte >= 0x80 && byte < 0xa0)) return false;
  try {
    new TextDecoder(label, { fatal: true }).decode(text);
    return true;
  } catch {
    return false;
  }
}
