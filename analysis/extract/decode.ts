/** Bytes to text: finds the character encoding of a page. */

/** Node declares the class as a value alone. */
type Decoder = InstanceType<typeof TextDecoder>;

/** How far into a page the encoding may be declared (WHATWG HTML, "prescan a byte stream"). */
const prescanBytes = 1024;

const declaration = /<meta[^>]{0,512}?charset\s*=\s*["']?\s*([^\s"'/>;]+)/iu;

/**
 * The text of a page: byte order mark, then the charset of `Content-Type`, then the page's own declaration, then
 * UTF-8 where the bytes are valid UTF-8, else windows-1252. Never throws: bytes that fit no letter become U+FFFD.
 */
export function decodePage(body: Uint8Array, contentType?: string): string {
  const decoder =
    byteOrderMark(body) ??
    decoderFor(/charset\s*=\s*["']?([^\s"';]+)/iu.exec(contentType ?? '')?.[1]) ??
    decoderFor(declaredIn(body));
  if (decoder !== null) return decoder.decode(body);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

function byteOrderMark(body: Uint8Array): Decoder | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return new TextDecoder('utf-8');
  if (body[0] === 0xfe && body[1] === 0xff) return new TextDecoder('utf-16be');
  if (body[0] === 0xff && body[1] === 0xfe) return new TextDecoder('utf-16le');
  return null;
}

function declaredIn(body: Uint8Array): string | undefined {
  const label = declaration.exec(new TextDecoder('windows-1252').decode(body.subarray(0, prescanBytes)))?.[1];
  // A page that could be read this far is not UTF-16, whatever it says (WHATWG HTML).
  return label !== undefined && /^utf-?16/iu.test(label) ? 'utf-8' : label;
}

function decoderFor(label: string | undefined): Decoder | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
