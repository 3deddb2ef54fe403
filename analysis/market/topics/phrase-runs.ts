/** Cuts a heading or list item into runs of words that may name a subject. */
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedWord } from '../../text/analyzer.ts';
import { isMeasure } from '../../text/measure-words.ts';
import { topicsRule } from './rule.ts';

const { maxPhraseWords } = topicsRule.values;

/** Particles of names in other languages, which end no phrase: "Parque das Nações" on a Spanish page. */
const foreignParticles = new Set('das dos da di della delle du des von vom zur zum'.split(' '));

/** The pronouns of a language whose verb comes right after them. */
export const subjectPronouns = (language: string): ReadonlySet<string> =>
  new Set(languagePack(language).nouns?.subjects?.split(' '));

/**
 * Yields the runs of up to three content words, not counting the keyword's, without figures; linking words may be
 * inside. None starts with the verb of a pronoun: "How we test VPNs" is no test.
 * @param subjects from `subjectPronouns`
 */
export function* runsOf(
  words: readonly AnalyzedWord[],
  keyword: ReadonlySet<string>,
  subjects: ReadonlySet<string>,
): Generator<AnalyzedWord[]> {
  for (let first = 0; first < words.length; first++) {
    if (words[first]?.stop || foreignParticles.has(words[first]?.text ?? '') || isMeasure(words, first)) continue;
    if (words[first]?.joined && subjects.has(words[first - 1]?.text ?? '')) continue;
    const run: AnalyzedWord[] = [];
    let content = 0;
    for (const word of words.slice(first)) {
      if (word.figure || (word.stop && !word.linking)) break;
      if (run.length > 0 && !word.joined) break;
      run.push(word);
      if (word.stop || foreignParticles.has(word.text)) continue;
      if (!keyword.has(word.stem)) content++;
      if (content > maxPhraseWords) break;
      yield [...run];
    }
  }
}
