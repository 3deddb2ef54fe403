/** Prepares a passage for the search for answers: its sentences with stems and signs, and the headings above. */
import { isSameSection, type Passage } from '../../read/passages.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { announces } from '../../text/announcements.ts';
import { refersBack } from '../../text/back-references.ts';
import { type HeadingAbove, headingsAbove } from './headings/headings-above.ts';
import { answersRule } from './rule.ts';
import type { AnswerSign, SignReader } from './sentence-signs.ts';

const { openingWords, maxIntroductionWords } = answersRule.values;

/** Lines of program code, which say nothing to a reader who is not told what they do: "setIsOnline(status);". */
const code = /[{}]\s*$|=>|\)\s*;\s*$/u;

/** A sentence that is not a question. */
export interface ReadSentence {
  start: number;
  end: number;
  stems: ReadonlySet<string>;
  /** Stems of its first words, which say what it is about, after a short introduction. */
  opening: readonly string[];
  /** Number of stop words before its first other word. */
  lead: number;
  signs: ReadonlySet<AnswerSign>;
  /** Number of words. */
  words: number;
  /** Whether it begins with a reference to earlier text. */
  refersBack: boolean;
}

export interface ReadPassage {
  passage: Passage;
  /** Number of its section among those of the page: an answer may go on in the next passage of the same section. */
  section: number;
  /** Where it starts in its section, in characters. */
  offset: number;
  sentences: readonly ReadSentence[];
  /** Stems of the last heading above it, and of all headings above it. */
  heading: ReadonlySet<string>;
  headings: ReadonlySet<string>;
  /** What the headings above it say, nearest first. */
  above: readonly HeadingAbove[];
}

/** Reads the passages of a page, in order. */
export function readPassages(passages: readonly Passage[], readSigns: SignReader, analyzer: Analyzer): ReadPassage[] {
  const stemsOf = (text: string) => new Set(analyzer.analyze(text).map(({ stem }) => stem));
  const aboveOf = headingsAbove(passages, readSigns, analyzer);
  let [section, offset] = [0, 0];
  return passages.map((passage, index) => {
    const before = passages[index - 1];
    if (before !== undefined && isSameSection(before, passage)) offset += before.text.length + 1;
    else [section, offset] = [section + 1, 0];
    return { ...readPassage(passage, stemsOf, readSigns, analyzer), above: aboveOf(passage), section, offset };
  });
}

/** Reads `passage`. Questions in it answer nothing and are left out, as are announcements of what else is said. */
function readPassage(
  passage: Passage,
  stemsOf: (text: string) => ReadonlySet<string>,
  readSigns: SignReader,
  analyzer: Analyzer,
): Omit<ReadPassage, 'section' | 'offset' | 'above'> {
  const { text, heading_path } = passage;
  return {
    passage,
    sentences: analyzer
      .sentences(text)
      .map(({ start, end }) => ({ start, end, text: text.slice(start, end) }))
      .filter((sentence) => !/[?？؟՞፧]["'»”’)\]]*\s*$/u.test(sentence.text))
      .filter((sentence) => !code.test(sentence.text) && !announces(sentence.text, analyzer.language))
      .map(({ start, end, text: sentence }) => {
        const words = analyzer.analyze(sentence);
        const stems = words.map(({ stem }) => stem);
        const main = words.slice(introductionOf(sentence, words));
        return {
          start,
          end,
          stems: new Set(stems),
          opening: main.slice(0, openingWords).map(({ stem }) => stem),
          lead: Math.max(
            0,
            main.findIndex(({ stop }) => !stop),
          ),
          signs: readSigns(sentence),
          words: words.length,
          refersBack: refersBack(sentence, words[0]?.text, analyzer.language),
        };
      }),
    heading: stemsOf(heading_path.at(-1) ?? ''),
    headings: new Set(heading_path.flatMap((heading) => [...stemsOf(heading)])),
  };
}

/** Number of words before the subject that only lead up to it: "At its most basic, a thermostat is …". */
function introductionOf(sentence: string, words: readonly AnalyzedWord[]): number {
  const comma = sentence.search(/[,，、،]/u);
  const before = comma < 0 ? 0 : words.filter(({ end }) => end <= comma).length;
  return before <= maxIntroductionWords ? before : 0;
}
