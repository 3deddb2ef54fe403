/** Cuts the words around a place out of a text, to show where it is. */

/**
 * Returns text[start, end) with up to `chars` characters of its line on either side, cut between words. Offsets are in
 * UTF-16 units.
 */
export function wordsAround(text: string, start: number, end: number, chars: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const from = Math.max(lineStart, start - chars);
  const to = Math.min(lineEnd, end + chars);
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  const whole = [
    from > lineStart ? before.replace(/^\S*\s?/u, '') : before,
    text.slice(start, end),
    to < lineEnd ? after.replace(/\s?\S*$/u, '') : after,
  ];
  return whole.join('').toWellFormed();
}
