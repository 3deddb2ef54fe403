/** Guesses the encoding of a page that declares none, from its bytes. */
import { analyse } from 'chardet';

/** Maps the detector's names to the labels browsers decode with. Other names are never returned. */
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

/** At most this many bytes are examined. The detector needs a few hundred; more is slower and hardly more certain. */
const maxJudgedBytes = 32_768;
/** Below this confidence, 0 to 100, the detector's guess is chance. */
const minConfidence = 10;
/** A page is damaged UTF-8 if at most one in this many of its non-ASCII characters is invalid. */
const damagedShare = 20;

/** The label of the most likely encoding; undefined if there is no evidence for any. */
export function guessEncoding(page: Uint8Array): string | undefined {
  const text = foreignText(page);
  if (isDamagedUtf8(text)) return 'utf-8';
  const best = analyse(text).find(
    ({ name, confidence }) =>
      confidence >= minConfidence && labels[name] !== undefined && canDecode(labels[name], text),
  );
  return best === undefined ? undefined : labels[best.name];
}

/** The pieces of text and markup with a non-ASCII byte. `<` and `>` are part of no character in these encodings. */
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

/** Some pages are UTF-8 with a few split characters, which the strict test rejects. */
function isDamagedUtf8(text: Uint8Array): boolean {
  const decoded = new TextDecoder('utf-8').decode(text);
  const foreign = decoded.match(/[^\u0000-\u007f]/gu)?.length ?? 0;
  const unread = decoded.match(/\ufffd/gu)?.length ?? 0;
  return unread * damagedShare <= foreign;
}

/** Single-byte encodings leave some bytes undefined, so text that contains them is in another encoding. */
function canDecode(label: string, text: Uint8Array): boolean {
  if (!/^(?:iso|windows|koi8)/.test(label)) return true;
  // Text in ISO encodings has no control characters 0x80 to 0x9f; in the windows encodings they are letters.
  if (label.startsWith('iso') && text.some((byte) => byte >= 0x80 && byte < 0xa0)) return false;
  try {
    new TextDecoder(label, { fatal: true }).decode(text);
    return true;
  } catch {
    return false;
  }
}
