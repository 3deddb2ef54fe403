/** How hard a text is to read, by the formula published for its language; null where none is. */
import { sentencesOf } from './sentences.ts';
import { isFigure, wordsOf } from './words.ts';

export interface Readability {
  /** Name of the formula; values of two formulas do not compare. */
  readonly metric: string;
  /** Rounded to one decimal. For `lix` a low value is easy, for all others a high one. */
  readonly value: number;
  readonly reference: string;
  readonly words: number;
  readonly sentences: number;
}

interface Counts {
  readonly words: number;
  readonly sentences: number;
  readonly letters: number;
  readonly syllables: number;
  /** Words of more than six letters. */
  readonly long: number;
}

interface Formula {
  readonly metric: string;
  readonly reference: string;
  readonly vowels?: RegExp;
  readonly value: (counts: Counts) => number;
}

/** Fewer words or sentences make any formula a matter of chance: Flesch used samples of 100 words. */
const LEAST_WORDS = 100;
const LEAST_SENTENCES = 3;
/** Longer texts are sampled from the beginning. */
const MAX_CHARS = 100_000;

const LATIN_VOWELS = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýœ]+/gu;

/** `base - perSentence × words a sentence - perWord × syllables a word`: the shape Flesch gave. */
function flesch(
  metric: string,
  reference: string,
  [base, perSentence, perWord]: readonly [number, number, number],
  vowels = LATIN_VOWELS,
): Formula {
  const value = (counts: Counts): number =>
    base - perSentence * (counts.words / counts.sentences) - perWord * (counts.syllables / counts.words);
  return { metric, reference, vowels, value };
}

const LIX: Formula = {
  metric: 'lix',
  reference: 'Björnsson, C. H., Läsbarhet, 1968',
  value: (counts) => counts.words / counts.sentences + (100 * counts.long) / counts.words,
};

const FORMULAS: Readonly<Record<string, Formula>> = {
  en: flesch('flesch', 'Flesch, R., A new readability yardstick, 1948', [206.835, 1.015, 84.6]),
  de: flesch('amstad', 'Amstad, T., Wie verständlich sind unsere Zeitungen?, 1978', [180, 1, 58.5]),
  fr: flesch('kandel-moles', 'Kandel, L. & Moles, A., Application de l’indice de Flesch, 1958', [207, 1.015, 73.6]),
  es: flesch('szigriszt-pazos', 'Szigriszt Pazos, F., Sistemas predictivos de legibilidad, 1993', [206.835, 1, 62.3]),
  nl: flesch('douma', 'Douma, W. H., De leesbaarheid van landbouwbladen, 1960', [206.84, 0.93, 77]),
  pt: flesch(
    'martins',
    'Martins, T. B. F. et al., Readability formulas applied to textbooks, 1996',
    [248.835, 1.015, 84.6],
  ),
  ru: flesch('oborneva', 'Oborneva, I. V., 2006', [206.835, 1.3, 60.1], /[аеёиоуыэюя]/gu),
  tr: flesch(
    'ateşman',
    'Ateşman, E., Türkçede okunabilirliğin ölçülmesi, 1997',
    [198.825, 2.61, 40.175],
    /[aeıioöuüâîû]/gu,
  ),
  it: {
    metric: 'gulpease',
    reference: 'Lucisano, P. & Piemontese, M. E., GULPEASE, 1988',
    value: (counts) => 89 + (300 * counts.sentences - 10 * counts.letters) / counts.words,
  },
  sv: LIX,
  da: LIX,
  nb: LIX,
  nn: LIX,
  no: LIX,
  fi: LIX,
};

/**
 * Measures a running text.
 * Syllables are groups of vowels, which is what the formulas' users count by machine; a mute English e is left out.
 * @param language ISO 639-1
 * @returns null without a published formula for the language, or when the text is too short
 */
export function readability(text: string, language: string): Readability | null {
  const formula = Object.hasOwn(FORMULAS, language) ? FORMULAS[language] : undefined;
  if (formula === undefined) return null;
  const sample = text.slice(0, MAX_CHARS).normalize('NFC');
  const words = wordsOf(sample, language).filter((word) => !isFigure(word.text));
  const sentences = sentencesOf(sample, language).length;
  if (words.length < LEAST_WORDS || sentences < LEAST_SENTENCES) return null;
  const counts: Counts = {
    words: words.length,
    sentences,
    letters: total(words.map((word) => word.text.length)),
    syllables: total(words.map((word) => syllablesOf(word.text, formula.vowels ?? LATIN_VOWELS, language))),
    long: words.filter((word) => word.text.length > 6).length,
  };
  const { metric, reference } = formula;
  return { metric, value: Math.round(formula.value(counts) * 10) / 10, reference, words: counts.words, sentences };
}

function syllablesOf(word: string, vowels: RegExp, language: string): number {
  const groups = word.match(vowels)?.length ?? 0;
  const isMute =
    language === 'en' && /[^aeiouyl]e(?:s|d)?$/u.test(word) && !/(?:[sxz]|ch|sh|[cg])es$|[td]ed$/u.test(word);
  const isMuteFrench = language === 'fr' && /[^aeiouyàâéèêëîïôùûü](?:e|es|ent)$/u.test(word);
  return Math.max(1, groups - (isMute || isMuteFrench ? 1 : 0));
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
