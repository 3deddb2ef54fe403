/** Says which words are in the dictionary of a language: those of its lists and its word vectors. */
import { brotliDecompressSync } from 'node:zlib';
import { languagePack } from '../../../languages/packs.ts';
import type { Analyzer } from '../../../text/analyzer.ts';
import { backgroundFor } from '../../../text/background.ts';
import { vectorsOf } from '../../../vectors/word-vectors.ts';

interface Words {
  texts: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

const read = new Map<string, Words>();

/**
 * Returns a predicate for words of the language, by their stems. It is always false in a language without such lists.
 */
export function dictionaryOf(analyzer: Analyzer): (stem: string) => boolean {
  const background = backgroundFor(analyzer);
  const vectors = vectorsOf(analyzer.language);
  const { stems } = wordsOf(analyzer);
  return (stem) =>
    (background !== null && background.shareOf(stem) > background.least) ||
    vectors?.has(stem) === true ||
    stems.has(stem);
}

/** Whether the dictionary has a word, in lower case, in small letters; false in a language without a dictionary. */
export function isLowerCase(word: string, analyzer: Analyzer): boolean {
  return wordsOf(analyzer).texts.has(word);
}

/** The words of the language's dictionary, unpacked and stemmed on first use. */
function wordsOf(analyzer: Analyzer): Words {
  const { language } = analyzer;
  const known = read.get(language);
  if (known !== undefined) return known;
  const packed = languagePack(language).dictionary;
  const text = packed === undefined ? '' : brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8');
  const words = { texts: new Set(text.split('\n')), stems: new Set(analyzer.analyze(text).map(({ stem }) => stem)) };
  read.set(language, words);
  return words;
}
