/** Finds statements of a page that rest on studies, experts or counts it does not name. */
import type { PageSign } from '../../languages/page-signs.ts';
import { signsRule } from './rule.ts';
import type { Sentence } from './sentences.ts';

const { maxStudySentences, minReferences } = signsRule.values;

/** A name within a sentence, or initials: the statement names its source. */
const namedSource = /(?<=\p{L}[,;]? )(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+)/gu;
/** The number of an entry in a list of sources. */
const reference = /\[\p{N}+(?:[,–-] ?\p{N}+)*\]/u;
/** A mark of a source: "(Ref. 3)", "(Smith et al., 2018)", "(2019)". */
const citation = /\([^()]*(?:(?:19|20)\p{N}{2}|\p{Lu}[^()]*\p{N}+)[^()]*\)/u;
/** A figure in a name: "the K 490 NC", "an iPhone 15". */
const modelNumber = /(?<=\S )\p{L}*\p{Lu}[\p{L}-]*[ -]?\p{N}[\p{L}\p{N}-]*/gu;
/** A criterion with the share that the writers give it: "Pricing (10%): …". */
const ownWeight = /^[^.!?:]{1,80}[(（]\p{N}+ ?%[)）] ?[:：]/u;

/** A rating, counted where it is given: "Average rating 4.6 / 5". */
const rating = /\p{N}\s?\/\s?(?:5|10)(?!\p{N})/u;

type Says = (sign: PageSign, sentence: Pick<Sentence, 'text'>) => boolean;

/**
 * Returns the first statement attributed to an unnamed study or expert, and the first share or average that nobody is
 * said to have counted; null without one. Text with several numbers of sources has a list of them.
 * @param body the sentences of the page
 * @param says whether a sentence shows a sign
 * @param isLinked whether a text contains a link to a source
 * @param heading the main heading: "cleaning in San Diego" is what the page is about, and San Diego no source of it
 */
export function unsourcedIn(
  body: readonly Sentence[],
  says: Says,
  isLinked: (text: string) => boolean,
  heading: string,
): { unsourced: string | null; unsourced_figure: string | null } {
  const about = new Set(heading.match(/\p{L}+/gu) ?? []);
  const isNamed = (text: string): boolean => [...text.matchAll(namedSource)].some(([word]) => !about.has(word));
  const isSourced = ({ text }: Sentence): boolean =>
    isNamed(text) || isLinked(text) || reference.test(text) || citation.test(text);
  /** "Researchers found …" is of the study that a sentence before or the next one names or links. */
  const isOfNamedStudy = (at: number): boolean =>
    body
      .slice(Math.max(0, at - maxStudySentences), at + 2)
      .some((sentence) => says('data', sentence) && !says('vague_source', sentence) && isSourced(sentence));
  const isNamedStudy = (sentence: Sentence): boolean => says('data', sentence) && isSourced(sentence);
  /** "We surveyed 10,000 customers for this data": the page says who counted its figures. */
  const isOwnCount = (sentence: Sentence): boolean =>
    /\p{N}/u.test(sentence.text) && says('own_count', sentence) && says('data', sentence);
  const isReferenced = body.filter(({ text }) => reference.test(text)).length >= minReferences;
  const vague = body.find(
    (sentence, at) => says('vague_source', sentence) && !isSourced(sentence) && !isOfNamedStudy(at),
  );
  const figure = body.find(
    (sentence) =>
      /\p{N}/u.test(sentence.text.replaceAll(modelNumber, '')) &&
      (/\p{N} ?%/u.test(sentence.text) || says('average', sentence)) &&
      !says('instruction', sentence) &&
      !ownWeight.test(sentence.text) &&
      !rating.test(sentence.text) &&
      !says('own_count', sentence) &&
      !isNamed(sentence.text) &&
      !isLinked(sentence.text),
  );
  return {
    unsourced: isReferenced ? null : (vague?.text ?? null),
    // A page that names the study which it is about has said who counted.
    unsourced_figure: body.some(isOwnCount) || body.some(isNamedStudy) ? null : (figure?.text ?? null),
  };
}
