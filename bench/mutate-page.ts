/** Mutates pages for fuzzing. The same seed produces the same pages. */

/**
 * A generator of pseudo-random numbers from 0 to 1 (mulberry32, public domain), so that a failure can be reproduced.
 */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Pieces that change the state of a parser or an extractor. */
const hostilePieces: readonly string[] = (
  '<table> </table> <tr> <td> <b> </b> <i> <a> </a> <p> </p> <div> </div> <ul> <li> <ol> <svg> <math> <template> </template> ' +
  '<select> <option> <form> <noscript> </noscript> <script> </script> <style> <textarea> <title> <body> </body> <html> <head> ' +
  '<frameset> <pre> <blockquote> <h1> </h1> <h6> <br> <br><br> <!-- --> <![CDATA[ ]]> <? & &#0; &#x110000; &amp; " \' < > = \0 ' +
  '<script|type="application/ld+json"> {"@type":"Article", {"@graph":[ <meta|charset=utf-16> <base|href="::"> <link|rel=canonical|href=//> ' +
  '<time|datetime=0000-99-99> itemscope itemprop="" <a|href="http://[/"> \ud800 \u202e \u0301 é 漢字 👩‍👩‍👧 ไทย'
).split(' ');

/** Cuts a window of at most `size` bytes out of a page and mutates it in up to twelve places. */
export function mutatePage(page: Uint8Array, size: number, next: () => number): Uint8Array {
  const below = (limit: number): number => Math.floor(next() * limit);
  const start = next() < 0.3 ? 0 : below(page.length);
  let bytes = page.slice(start, start + 1 + below(size));
  for (let changes = below(12); changes > 0; changes--) {
    const at = below(bytes.length + 1);
    const piece = new TextEncoder().encode((hostilePieces[below(hostilePieces.length)] ?? '').replaceAll('|', ' '));
    const length = below(200);
    const kind = below(5);
    if (kind === 0) bytes = joined(bytes.subarray(0, at), bytes.subarray(at + length));
    else if (kind === 1) bytes = joined(bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at));
    else if (kind === 2 && at < bytes.length) bytes[at] = below(256);
    else if (kind === 3)
      bytes = joined(bytes.subarray(0, at), ...Array.from({ length: below(40) }, () => piece), bytes.subarray(at));
    else bytes = joined(bytes.subarray(0, at), piece, bytes.subarray(at));
  }
  return bytes;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
