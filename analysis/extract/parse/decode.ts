/** Decodes the bytes of a page by, in this order: byte order mark, HTTP header, meta prescan, strict UTF-8, a guess. */
import { guessEncoding } from './guess-encoding.ts';

/** The decoded page and how its encoding was determined. */
export interface Decoded {
  html: string;
  encoding: string;
  source: 'bom' | 'header' | 'meta' | 'sniffed' | 'fallback';
  /** Whether bytes beyond the limit were dropped. */
  truncated: boolean;
}

/** Longest page in bytes that is read; larger than any page written for readers. */
export const maxPageBytes = 5 * 1024 * 1024;

/** The standard scans 1024 bytes. Real pages put scripts before the meta element, and browsers still find it. */
const prescanBytes = 8192;

/**
 * Decodes a page. Never throws: unknown labels are skipped, undecodable bytes become U+FFFD. The order is that of
 * WHATWG "determining the character encoding", with a strict UTF-8 test before the guess. `fallback` means that no
 * guess was possible and windows-1252 was used.
 */
export function decodePage(bytes: Uint8Array, contentType?: string): Decoded {
  const truncated = bytes.length > maxPageBytes;
  const page = truncated ? bytes.subarray(0, maxPageBytes) : bytes;
  const found = byteOrderMark(page) ?? declared(page, contentType);
  if (found !== undefined) {
    return { html: found.decoder.decode(page), encoding: found.decoder.encoding, source: found.source, truncated };
  }
  try {
    // The limit may split a character; with `stream` the incomplete rest does not fail.
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
  // The meta element was read as ASCII, so the page cannot be UTF-16 (WHATWG prescan, step 14).
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
