/** A passage as answers are looked for in it: its sentences with their stems and signs, and the headings above. */
import type { Passage } from '../../read/passages.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { refersBack } from '../../text/back-references.ts';
import { answersRule } from './rule.ts';
import type { AnswerSign, SignReader } from './sentence-signs.ts';

const { openingWords } = answersRule.values;

/** A sentence that does not ask. */
export interface ReadSentence {
  start: number;
  stems: ReadonlySet<string>;
  /** Those of its first words: what it is about. */
  opening: readonly string[];
  signs: ReadonlySet<AnswerSign>;
  /** How many words it has. */
  words: number;
  /** It begins with a word that means something said before. */
  refersBack: boolean;
}

export interface ReadPassage {
  passage: Passage;
  sentences: readonly ReadSentence[];
  /** Stems of the last heading above, and of all. */
  heading: ReadonlySet<string>;
  headings: ReadonlySet<string>;
}

/** Reads `passage`; a sentence that asks answers nothing and is left out. */
export function readPassage(
  passage: Passage,
  stemsOf: (text: string) => ReadonlySet<string>,
  readSigns: SignReader,
  analyzer: Analyzer,
): ReadPassage {
  const { text, heading_path } = passage;
  return {
    passage,
    sentences: analyzer
      .sentences(text)
      .map(({ start, end }) => ({ start, text: text.slice(start, end) }))
      .filter((sentence) => !/[?？؟՞፧]["'»”’)\]]*\s*$/u.test(sentence.text))
      .map(({ start, text: sentence }) => {
        const words = analyzer.analyze(sentence);
        const stems = words.map(({ stem }) => stem);
        return {
          start,
          stems: new Set(stems),
          opening: stems.slice(0, openingWords),
          signs: readSigns(sentence),
          words: words.length,
          refersBack: refersBack(sentence, words[0]?.text, analyzer.language),
        };
      }),
    heading: stemsOf(heading_path.at(-1) ?? ''),
    headings: new Set(heading_path.flatMap((heading) => [...stemsOf(heading)])),
  };
}
