/** Detects whether a number stands alone or is part of a name, a code, a time, a score or a version. */

/** Whether the number at `start` begins there and is not part of a name, a code, a time, a score or a version. */
export function isFree(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  if (/[#№_@\\]$/u.test(before) || /[\p{N}\p{L}\p{M}][.,:/-]$/u.test(before) || /\d\s?[×xX÷]\s?$/u.test(before))
    return false;
  // The year of a class: "Ann Lee '17".
  if (/\p{L}\s['’‘]$/u.test(before) && /^\p{N}{2}(?!\p{N})/u.test(text.slice(start))) return false;
  // A line of code: "timeout=30".
  if (/[\p{L}_]=["']?$/u.test(before)) return false;
  if (/[第月章]$/u.test(before)) return false;
  if (!/[\p{L}\p{M}\p{N}]$/u.test(before)) return true;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u.test(before)) return true;
  // In Arabic, "and", "with" and "for" are joined to the next word.
  return /(?:^|[^\p{L}\p{M}])[وبلك]ـ?$/u.test(before);
}

/** Whether a number without a unit ends at `end`, rather than continuing as a word, a score, a date or a time. */
export function isWhole(text: string, end: number): boolean {
  const after = text.slice(end, end + 2);
  return (
    !/^(?:[\p{M}\p{N}/:_°'"″′]|[.,:-]\d|[-‑]\p{L}|\p{L})/u.test(after) ||
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(after)
  );
}

export function isNegative(text: string, start: number): boolean {
  return /(?:^|[\s(])[-−]$/u.test(text.slice(Math.max(0, start - 2), start));
}
