/** Finds names in languages in which all nouns have capitals, such as German. */
import { kindWords, personParticles } from '../../../languages/any/name-cues.ts';
import type { AnalyzedBlock } from '../../../read/analyzed-page.ts';
import { linkingWordsOf } from '../../../text/vocabulary.ts';
import { type Kind, kindOf } from '../kinds/kind-cues.ts';
import { namesOrganization } from '../kinds/organization-words.ts';
import type { NameRun } from '../name-runs.ts';
import { entitiesRule } from '../rule.ts';

const { minCompoundHeadChars } = entitiesRule.values;

/** Words for people with which compounds end; shorter ones end other words, too. */
const personNouns = [...kindWords.person].filter((word) => word.length >= minCompoundHeadChars);

/**
 * The parts of a run between the language's own linking words, where all nouns have capitals: of "Studie der Marktforscher
 * der GfK", only the last is a name. The name of an organization is left whole: "Bundesministerium der Finanzen".
 */
export function withoutNouns({ block, words }: AnalyzedBlock, run: NameRun, language: string): NameRun[] {
  const isOwnWord = linkingWordsOf(language);
  const parts: NameRun[] = [];
  let first = run.first;
  for (let index = run.first; index <= run.last + 1; index++) {
    const word = words[index];
    const isEnd = index > run.last || word === undefined;
    if (!isEnd && (!isOwnWord(word.text) || /^\p{Lu}/u.test(block.text.charAt(word.start)))) continue;
    if (!isEnd && namesOrganization(words[first]?.text ?? '', language)) continue;
    if (index > first) parts.push({ ...run, first, last: index - 1, isInside: run.isInside || first > run.first });
    first = index + 1;
  }
  // "Ihnen der Ford Ka": the polite pronoun has a capital, too.
  return parts.map((part) => {
    if (words[part.first]?.stop === true) return { ...part, first: part.first + 1 };
    // "FAZ-Autor Jan Lund": the noun may be the second part of a compound.
    const isJoint = /^[-‐‑]$/u.test(block.text.slice(words[part.first]?.end, words[part.first + 1]?.start));
    const noun = part.first + Number(isJoint);
    const isKind = noun < part.last && tellsKind(words[noun]?.text ?? '');
    return isKind ? { ...part, first: noun + 1 } : part;
  });
}

/** Kinds whose noun stands before a name without being part of it, unlike that of an organization: "Stiftung Warentest". */
const apposed: ReadonlySet<Kind | null> = new Set<Kind>(['maker', 'person', 'place', 'product']);

/** Whether a lower-cased noun says what the name after it names: "Marke Vantro", "Autorin Jana Lund", "Umweltminister Lund". */
function tellsKind(noun: string): boolean {
  return apposed.has(kindOf(noun)) || personNouns.some((person) => noun.endsWith(person));
}

/**
 * Whether capitals show a name although all nouns have them: two in a row (`Stiftung Warentest`), one inside a word
 * (`FlexiSpot`), only capitals (`SCHUFA`), a particle of names of people (`Ludwig van Beethoven`) or the word for an organization
 * (`Bundesministerium der Finanzen`). `Ende der Laufzeit` is two nouns.
 */
export function isNameOfNouns(written: string, language: string): boolean {
  const [first = '', ...others] = written.split(/\s+/u);
  const isOwnWord = linkingWordsOf(language);
  return (
    /\p{Lu}\S*\s+\p{Lu}/u.test(written) ||
    /\p{Ll}\p{Lu}|^\p{Lu}{3,}$/u.test(written) ||
    others.some((word) => personParticles.has(word) && !isOwnWord(word)) ||
    (others.length > 0 && namesOrganization(first.toLowerCase(), language))
  );
}
