/** Whether a page says something near to a subject that it does not name: then nobody can be sure that it lacks it. */
import type { SubjectName } from '../../market/topics/subject-index.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { vectorsOf } from '../../vectors/word-vectors.ts';
import { topicCoverageRule } from './rule.ts';

const { minEchoLetters, minEchoCosine } = topicCoverageRule.values;

/**
 * Tells whether `page` holds, for each stem of one of a subject's names, a word of its family ("Ethiopian" of
 * "Ethiopia"), the word written apart ("coffee house"), or one that means nearly the same.
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

const familyOf = (stem: string): string => stem.slice(0, minEchoLetters);
