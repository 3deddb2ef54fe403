/** Bytes of a page to characters: byte order mark, HTTP header, meta prescan, strict UTF-8, a guess from the bytes, in this order. */
import { guessEncoding } from './guess-encoding.ts';

/** How the characters were found. */
export interface Decoded {
  html: string;
  encoding: string;
  source: 'bom' | 'header' | 'meta' | 'sniffed' | 'fallback';
  /** Whether bytes beyond the cap were left out. */
  truncated: boolean;
}

/** Most bytes of a page that are read; larger than any page with a text a person reads. */
export const maxPageBytes = 5 * 1024 * 1024;

/** The standard scans 1024 bytes; pages in the wild put scripts before the meta, browsers find it all the same. */
const prescanBytes = 8192;

/**
 * Decodes a page. Never throws: an unknown label is passed over, bytes that fit nothing become U+FFFD.
 * Order of WHATWG "determining the character encoding", with a strict UTF-8 test before its step of guessing; `fallback`
 * means that not even a guess was possible, and windows-1252 was used.
 */
export function decodePage(bytes: Uint8Array, contentType?: string): Decoded {
  const truncated = bytes.length > maxPageBytes;
  const page = truncated ? bytes.subarray(0, maxPageBytes) : bytes;
  const found = byteOrderMark(page) ?? declared(page, contentType);
  if (found !== undefined) {
    return { html: found.decoder.decode(page), encoding: found.decoder.encoding, source: found.source, truncated };
  }
  try {
    // A cut may have split a character: with stream the rest waits instead of failing.
    const html = new TextDecoder('utf-8', { fatal: true }).decode(page, { stream: truncated });
    return { html, encoding: 'utf-8', source: 'sniffed', truncated };
  } catch {
    const guess = guessEncoding(page);
    const encoding = guess ?? 'windows-1252';
    const html = new TextDecoder(encoding).decode(page);
    return { html, encoding, source: guess === undefined ? 'fallback' : 'sniffed', truncated };
  }
}

interface Found {
  decoder: InstanceType<typeof TextDecoder>;
  source: Decoded['source'];
}

function byteOrderMark(page: Uint8Array): Found | undefined {
  const [a, b, c] = page;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { decoder: new TextDecoder('utf-8'), source: 'bom' };
  if (a === 0xfe && b === 0xff) return { decoder: new TextDecoder('utf-16be'), source: 'bom' };
  if (a === 0xff && b === 0xfe) return { decoder: new TextDecoder('utf-16le'), source: 'bom' };
  return undefined;
}

function declared(page: Uint8Array, contentType: string | undefined): Found | undefined {
  const header = /charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType ?? '')?.[1];
  const fromHeader = header === undefined ? undefined : decoderFor(header);
  if (fromHeader !== undefined) return { decoder: fromHeader, source: 'header' };
  const start = new TextDecoder('latin1').decode(page.subarray(0, prescanBytes)).replace(/<!--[\s\S]*?-->/g, '');
  const xml = /^<\?xml[^>]{0,200}\bencoding\s*=\s*["']([^"']{1,40})/i.exec(start)?.[1];
  const meta = /<meta\b[^>]{0,400}?\bcharset\s*=\s*["']?\s*([^\s"'/>;]{1,40})/i.exec(start)?.[1] ?? xml;
  const decoder = meta === undefined ? undefined : decoderFor(meta);
  if (decoder === undefined) return undefined;
  // The meta was read as ASCII, so the page cannot be UTF-16 (WHATWG prescan, step 14).
  const isWide = decoder.encoding.startsWith('utf-16');
  return { decoder: isWide ? new TextDecoder('utf-8') : decoder, source: 'meta' };
}

function decoderFor(label: string): Found['decoder'] | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
