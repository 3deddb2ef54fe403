/** One spelling for Hindi words that are written in several ways. */

/** The dot below that turns a letter into a sound of Persian or Arabic: many leave it out (ज़रूरी, जरूरी). */
const dot = /(?<=[कखगजफ])\u093C/gu;
/** A nasal before a consonant of its own place, which the dot above may stand for: हिन्दी, हिंदी. */
const nasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/gu;

/** Without dots and joiners, and with nasals written one way. */
export function normalizeHindi(word: string): string {
  return word
    .replaceAll(dot, '')
    .replaceAll('ँ', 'ं')
    .replaceAll(nasal, 'ं')
    .replaceAll(/[\u200C\u200D]/gu, '');
}
