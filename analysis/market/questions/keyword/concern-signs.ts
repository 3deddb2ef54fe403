/** Fits the concerns of a language to the thing that the keyword is about. */
import { languagePack } from '../../../languages/packs.ts';
import type { Concern } from '../../../languages/questions.ts';
import type { Analyzer } from '../../../text/analyzer.ts';
import { keywordFormsRule } from '../../keyword/rule.ts';
import type { KeywordSubject } from './phrase-places.ts';

const { minSharedLetters } = keywordFormsRule.values;

/** The numbers of the subject that a concern is asked of. */
const askedOf: Readonly<Record<NonNullable<Concern['of']>, readonly KeywordSubject['number'][]>> = {
  things: ['one', 'many'],
  one: ['one'],
  several: ['many'],
  mass: ['mass'],
  services: ['mass', 'many'],
};

/** Whether a concern is asked of such a subject. */
export function isAskedOf({ of }: Concern, { noun, number }: KeywordSubject, language: string): boolean {
  if (of === undefined) return true;
  if (!askedOf[of].includes(number)) return false;
  if (of !== 'services' || number === 'mass') return true;
  const { doings = '' } = languagePack(language).questions ?? {};
  return doings.split(' ').includes(noun.split(' ').at(-1)?.toLowerCase() ?? '');
}

/** Whether a concern's question asks for what the subject is: "Is cybersecurity consulting secure?" */
export function asksForSubject(question: string, { stems }: KeywordSubject, analyzer: Analyzer): boolean {
  const words = analyzer.analyze(question.replaceAll(/\$\d/gu, ' ')).filter(({ stop, everyday }) => !stop && !everyday);
  return words.some(
    ({ stem }) =>
      stem.length >= minSharedLetters && stems.some((other) => other.includes(stem) || stem.includes(other)),
  );
}

/** What the subject is a kind of: "thermostat" of "smart thermostat"; null if its name is one word. */
export function kindOf({ noun }: KeywordSubject, language: string): string | null {
  const words = noun.split(' ');
  if (words.length === 1) return null;
  return (languagePack(language).nouns?.comeFirst === true ? words[0] : words.at(-1)) ?? null;
}

/** The words of a text that tells a concern of the subject; null if it is about the subject's kind and there is none. */
export function signOf({ signs }: Concern, { noun }: KeywordSubject, kind: string | null): RegExp | null {
  if (kind === null && signs.includes('$4')) return null;
  const source = signs.replaceAll('$2', () => literally(noun)).replaceAll('$4', () => literally(kind ?? ''));
  return wholeWords(source);
}

/** Finds one of these phrases as whole words. */
export function wholeWords(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}_])`, 'u');
}

/** A phrase in lower case as a pattern that finds it as it is. */
function literally(phrase: string): string {
  return phrase.toLowerCase().replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
}
