/** Detects text close to a topic that the page does not name, so that its absence is not certain. */
import type { SubjectName } from '../../market/topics/subject-index.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Passage } from '../../read/passages.ts';
import { vectorsOf } from '../../vectors/word-vectors.ts';
import { topicCoverageRule } from './rule.ts';

const { minEchoLetters, minEchoCosine } = topicCoverageRule.values;

/**
 * Returns a function that says whether `page` contains, for every stem of one of a topic's names, the same word, a word
 * of its family ("Ethiopian" for "Ethiopia"), the word written apart ("coffee house"), or a near synonym.
 */
export function echoesOf(page: AnalyzedPage): (names: readonly SubjectName[]) => boolean {
  const stems = new Set<string>();
  for (const { words } of page.blocks) {
    let before = '';
    for (const { stem, figure, joined } of words) {
      if (figure) continue;
      stems.add(stem);
      if (joined) stems.add(before + stem);
      before = stem;
    }
  }
  const families = new Set([...stems].flatMap((stem) => (stem.length < minEchoLetters ? [] : [familyOf(stem)])));
  const vectors = vectorsOf(page.language);
  const isEchoed = (stem: string): boolean =>
    stems.has(stem) ||
    (stem.length >= minEchoLetters && families.has(familyOf(stem))) ||
    (vectors !== null && [...stems].some((each) => vectors.cosine(each, stem) >= minEchoCosine));
  return (names) => names.some((name) => name.stems.every(isEchoed));
}

/**
 * Returns a function that counts the words of passages with a word of the same family for every stem of one of a
 * topic's names.
 */
export function wordsNear(passages: readonly Passage[]): (names: readonly SubjectName[]) => number {
  const indexed = passages.map(({ stems, words }) => ({ words, families: new Set([...stems.keys()].map(familyOf)) }));
  return (names) =>
    indexed
      .filter(({ families }) => names.some((name) => name.stems.every((stem) => families.has(familyOf(stem)))))
      .reduce((sum, { words }) => sum + words, 0);
}

const familyOf = (stem: string): string => stem.slice(0, minEchoLetters);
