/** Tells what kinds of words a market's text uses as what: verbs, nouns, words that only describe a noun. */
import { languagePack } from '../../languages/packs.ts';
import type { QuestionFacet } from '../../languages/questions.ts';
import type { AnalyzedBlock, AnalyzedPage } from '../../read/analyzed-page.ts';
import type { AnalyzedWord } from '../../text/analyzer.ts';
import { askedBy } from '../../text/question-words.ts';
import { nounSignsOf } from '../../text/vocabulary.ts';
import { topicsRule } from './rule.ts';

const { minObjectShare, minVerbShare, unknownVerbShare, verbSmoothing } = topicsRule.values;

/** How a market's text uses a lower-case word. */
export interface WordSigns {
  /** The share of its informative uses that are not as a noun; a constant for words without such uses. */
  verbShare(word: string): number;
  /** The share of its uses right before a word that starts an object: "adding the", "choisir votre". */
  objectShare(word: string): number;
}

interface Count {
  noun: number;
  other: number;
  uses: number;
  objects: number;
}

/** Counts the signs in running text: the words before a word, and after it. */
export function wordSigns(pages: readonly AnalyzedPage[], language: string): WordSigns {
  const signOf = nounSignsOf(language);
  const { objectDeterminers = '' } = languagePack(language).nouns ?? {};
  const startsObject = new Set(objectDeterminers.split(/\s+/u));
  const counts = new Map<string, Count>();
  const blocks = pages.flatMap((page) => page.blocks);
  for (const { block, words } of blocks) {
    if (block.kind === 'heading' || block.kind === 'code') continue;
    words.forEach((word, at) => {
      if (word.stop || word.figure) return;
      const before = word.joined ? words[at - 1] : undefined;
      const next = words[at + 1];
      const after = next?.joined === true ? next : undefined;
      const count = counts.get(word.text) ?? { noun: 0, other: 0, uses: 0, objects: 0 };
      counts.set(word.text, count);
      const sign = before === undefined ? undefined : signOf?.(before.text);
      if (sign !== undefined) count[sign]++;
      if (after !== undefined && startsObject.has(after.text)) count.objects++;
      count.uses++;
    });
  }
  const verbs =
    languagePack(language).nouns?.comeFirst === true ? verbsOfQuestions(blocks, language) : new Set<string>();
  return {
    verbShare(word) {
      if (verbs.has(word)) return 1;

      const count = counts.get(word);
      if (count === undefined || count.noun + count.other === 0) return unknownVerbShare;
      return count.other / (count.noun + count.other + verbSmoothing);
    },
    objectShare(word) {
      const count = counts.get(word);
      return count === undefined ? 0 : count.objects / count.uses;
    },
  };
}

/** What a question asks for where a verb follows its question word. */
const askedOfDeeds: ReadonlySet<QuestionFacet | undefined> = new Set(['how', 'when', 'where', 'why']);

/**
 * The words right after the question word of a heading, as a verb is where nouns have an article: "Quand réserver ?",
 * "¿Cómo funcionan las placas?"
 */
function verbsOfQuestions(blocks: readonly AnalyzedBlock[], language: string): Set<string> {
  return new Set(
    blocks.flatMap(({ block, words: [first, second] }) => {
      const isVerb = block.kind === 'heading' && first?.stop === true && second?.joined === true && !second.stop;
      return isVerb && askedOfDeeds.has(askedBy(block.text, language)?.facet) ? [second.text] : [];
    }),
  );
}

/**
 * Whether a phrase is a cut clause: "Grow business", "movers offer". Besides the keyword it has only everyday words,
 * one of them a verb; "spread of coffee" uses the word as a noun.
 */
export function isClause(
  words: readonly AnalyzedWord[],
  keyword: ReadonlySet<string>,
  verbShare: (word: string) => number,
): boolean {
  const isMatter = ({ stop, stem }: AnalyzedWord): boolean => !stop && !keyword.has(stem);
  return (
    words.every((word) => word.everyday || !isMatter(word)) &&
    words.some((word, at) => isMatter(word) && words[at + 1]?.stop !== true && verbShare(word.text) >= minVerbShare)
  );
}

/** Whether a phrase has an infinitive, or a verb before its preposition: "passwords to protect", "lead to weight". */
export function isInfinitive(
  words: readonly AnalyzedWord[],
  verbShare: (word: string) => number,
  language: string,
): boolean {
  const { infinitive } = languagePack(language).nouns ?? {};
  return words.some(
    (word, at) =>
      word.text === infinitive &&
      [words[at - 1], words[at + 1]].some((beside) => beside !== undefined && verbShare(beside.text) >= minVerbShare),
  );
}

/**
 * Whether a phrase is a verb with or without its object: "Adding", "choisir un bureau". Where a phrase starts with its
 * noun, one that starts with a verb is none; elsewhere this is sure only of a single word.
 */
export function isVerbPhrase(
  words: readonly AnalyzedWord[],
  keyword: ReadonlySet<string>,
  { objectShare, verbShare }: WordSigns,
  language: string,
): boolean {
  const isLone = words.filter(({ stop, stem }) => !stop && !keyword.has(stem)).length === 1;
  const { comeFirst, areCapitalized, objectDeterminers = '' } = languagePack(language).nouns ?? {};
  const isNounFirst = comeFirst === true;
  const first = words[0]?.text ?? '';
  if (isNounFirst && verbShare(first) >= minVerbShare) return true;
  // "Entfällt die Förderung", "depende el precio": no noun stands right before such an article.
  const [, second] = words;
  const hasObject = second?.joined === true && objectDeterminers.split(/\s+/u).includes(second.text);
  if ((isNounFirst || areCapitalized === true) && hasObject) return true;
  return (isLone || isNounFirst) && objectShare(first) >= minObjectShare;
}

/**
 * Whether a phrase has a finite verb: "Manufacturer recommends", "Houseplants thrive in low light". A verb at its start
 * may be told as a deed instead: "Reducing energy usage".
 */
export function hasFiniteVerb(words: readonly AnalyzedWord[], text: string, language: string): boolean {
  const { nouns, questions } = languagePack(language);
  const verbs = finiteVerbsOf(language, nouns?.finiteVerbs);
  const isDeed = questions?.asSubject?.(text) != null;
  return words.some(({ text: word }, at) => verbs.has(word) && (at > 0 || !isDeed));
}

const known = new Map<string, ReadonlySet<string>>();

function finiteVerbsOf(language: string, list: string | undefined): ReadonlySet<string> {
  const verbs = known.get(language) ?? new Set(list?.split(/\s+/u));
  known.set(language, verbs);
  return verbs;
}
