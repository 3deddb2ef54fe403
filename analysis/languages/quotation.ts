/** Puts texts into the quotation marks of a language; quotations inside them get the inner marks. */

/** The opening and the closing mark, with their spaces. */
export type QuotationMarks = readonly [open: string, close: string];

/** Inner marks by outer ones: „…‚…‘…“, “…‘…’…”, « … “…” … ». */
const innerOfCurved = { '„': '‚', '“': '‘', '”': '’' };
const innerOfAngled = { '«': '“', '»': '”' };

/** Returns a function that quotes a text. */
export function quotation([open, close]: QuotationMarks): (text: string) => string {
  const isAngled = open.startsWith('«');
  const inner: Readonly<Record<string, string>> = isAngled ? innerOfAngled : innerOfCurved;
  const marks = isAngled ? /«[\s\u00a0]?|[\s\u00a0]?»/gu : /[„“”]/gu;
  return (text) => `${open}${text.replaceAll(marks, (mark) => inner[mark.trim()] ?? mark)}${close}`;
}
