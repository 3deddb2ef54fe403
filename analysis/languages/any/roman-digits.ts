/** Roman numerals, with which many languages number centuries. */

const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** The value of a Roman numeral in lower case. */
export function ofRoman(written: string): number {
  const digits = [...written].map((digit) => values[digit] ?? 0);
  return digits.reduce((sum, value, at) => sum + (value < (digits[at + 1] ?? 0) ? -value : value), 0);
}
