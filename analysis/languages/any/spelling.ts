/** Spellings that stand for the same word in scripts that several languages share. */

/** Vowel marks, points and the stretching line of Arabic and Hebrew script: written or left out at will. */
const optionalMarks = /[\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670]/gu;

/** Compatibility forms undone, optional marks removed. */
export function plainSpelling(text: string): string {
  return text.normalize('NFKC').replace(optionalMarks, '');
}

const arabicForms: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ی',
  ي: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
};

/** Persian plural and comparative endings after a joiner: `کتاب‌ها`, `بزرگ‌تر`. */
const persianEnding = /\u200C(?:های|هایی|ها|ترین|تر|ام|ات|اش|ای)$/u;

/** One form for each Arabic letter, for languages of that script that have no stemmer to do it. */
export function unifyArabicLetters(word: string): string {
  const unified = word.replace(/[أإآٱىيكةۀ]/gu, (letter) => arabicForms[letter] ?? letter);
  return unified.replace(persianEnding, '') || unified;
}
