/** Normalizes spellings in scripts that several languages share. */

/** Vowel marks, points and the elongation mark of Arabic and Hebrew script, which are optional in writing. */
const optionalMarks = /[\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670]/gu;

/** Resolves compatibility forms and removes optional marks. */
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

/** Unifies the forms of each Arabic letter, for languages of that script without a stemmer. */
export function unifyArabicLetters(word: string): string {
  const unified = word.replace(/[أإآٱىيكةۀ]/gu, (letter) => arabicForms[letter] ?? letter);
  return unified.replace(persianEnding, '') || unified;
}
