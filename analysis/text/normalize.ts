/** Spellings that stand for the same word, for languages where no stemmer would bring them together. */

/** Vowel marks, points and the stretching line of Arabic and Hebrew script: written or left out at will. */
const optionalMarks = /[\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670]/gu;

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

/** The dot below that turns a Hindi letter into a sound of Persian or Arabic: many leave it out (ज़रूरी, जरूरी). */
const hindiDot = /(?<=[कखगजफ])\u093C/gu;
/** A nasal before a consonant of its own place, which the dot above may stand for: हिन्दी, हिंदी. */
const hindiNasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/gu;

/**
 * One spelling of a lower-cased word: compatibility forms undone, optional marks gone, Hindi dots and nasals written one
 * way, Arabic letter forms unified in languages that have no stemmer to do it.
 * @param language ISO 639-1
 */
export function normalizeWord(word: string, language: string): string {
  const plain = word.normalize('NFKC').replace(optionalMarks, '');
  if (language === 'en') return plain.replace(/'s?$/u, '');
  if (language === 'hi') {
    return plain
      .replaceAll(hindiDot, '')
      .replaceAll('ँ', 'ं')
      .replaceAll(hindiNasal, 'ं')
      .replaceAll(/[\u200C\u200D]/gu, '');
  }
  if (language !== 'fa' && language !== 'ur' && language !== 'ps' && language !== 'ku') return plain;
  const unified = plain.replace(/[أإآٱىيكةۀ]/gu, (letter) => arabicForms[letter] ?? letter);
  return unified.replace(persianEnding, '') || unified;
}
