/** Recognizes names that show what they name: "Alan Hedge", "Georgia Power", "Tarn Valley". */
import { placeWords } from '../../../languages/any/name-cues.ts';
import { tellsOrganization } from '../kinds/organization-words.ts';
import { shownName } from '../name-key.ts';
import { givenNameOf } from './person-names.ts';

/**
 * Whether a name shows what it names, by a given name ("Alan Hedge") or a word of its kind ("Georgia Power", "Tarn
 * Valley"). "Ann Lee Google" is the signature of a review on Google.
 */
export function tellsItself(
  words: readonly string[],
  written: string,
  language: string,
  isOther: (word: string) => boolean,
): boolean {
  const last = words.at(-1) ?? '';
  const isPerson = givenNameOf(words, shownName(written)) !== null && !isOther(last);
  const isOrganization = tellsOrganization(words, language);
  return words.length > 1 && (isPerson || isOrganization || placeWords.has(last));
}
