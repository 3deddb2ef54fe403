/** Filters out phrases that are not subjects: brands, authors, dates, boilerplate, abbreviations of the keyword. */
import { languagePack } from '../../languages/packs.ts';
import { withCapital } from '../../read/natural-case.ts';
import type { ReadMarket } from '../../read/read-market.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { isAcronym } from '../names/names.ts';
import { isFurniture } from '../names/term-noise.ts';
import { countingPhrases, describingWords } from './labels/describing-words.ts';
import { isNamedByCase } from './parts-of-names.ts';
import { topicsRule } from './rule.ts';
import type { RunUse } from './subject-index.ts';
import type { PhraseForm, SubjectPhrase } from './subject-phrases.ts';

const { minSites, wholeWeight, minHalfUses, minDescribingUses } = topicsRule.values;

/**
 * Returns a predicate that says whether a phrase, in the form it would be shown in, is not a subject.
 * @param isOffered whether a stem is of a name that pages list
 */
export function notSubjects(
  { pages, keyword, naturalCase, analyzer }: ReadMarket,
  family: ReadonlySet<string>,
  isName: (stem: string) => boolean,
  places: ReadonlySet<string>,
  isOffered: (stem: string) => boolean,
): (phrase: SubjectPhrase, form: PhraseForm & { isAsked: boolean }, uses: readonly RunUse[]) => boolean {
  const wanted = new Set(keyword);
  const { weak = '', priceQualifiers } = languagePack(analyzer.language).questions ?? {};
  const qualifies = new Set(priceQualifiers?.split(' '));
  const isRate = new Set(languagePack(analyzer.language).statements?.per.split(/,\s*/u));
  const saysLittle = new Set(analyzer.analyze(weak).map(({ stem }) => stem));
  const titled = new Set(pages.flatMap(({ page }) => page.title.map(({ stem }) => stem)));
  const saysNothingAlone = generalWords(analyzer);
  const isKind = kindsOfKeyword(pages, wanted, analyzer.language);
  const describes = describingWords(analyzer.language);
  const isCounting = countingPhrases(analyzer.language);
  /** "LinkedIn profile", "Ferber method": a thing called after something that nobody offers in this market. */
  const isOnNamed = ({ stems, headings, items }: SubjectPhrase, text: string): boolean => {
    const last = stems.at(-1) ?? '';
    // "Garmin inReach", "Safeway moving": the last word is a name as well, or says only what is sought.
    const isThing = stems.length > 1 && !isName(last) && !family.has(last) && !/\p{Ll}\p{Lu}\S*$/u.test(text);
    // "Zephyra stops": only a heading or a list item tells a noun from a verb.
    const isNamed = isThing && isWholeOf(headings, items);
    return isNamed && !stems.some((stem) => isName(stem) && isOffered(stem));
  };
  return (phrase, form, uses) => {
    const { stems, headings, items } = phrase;
    const { text, words } = form;
    const isOwn = ({ stop, stem }: AnalyzedWord): boolean => !stop && !wanted.has(stem);
    const content = words.filter(isOwn).map((word) => word.text);
    if (stems.some(isName) && !isOnNamed(phrase, text)) return true;
    // The town of a page's business, as its title says: "House cleaner in San Diego".
    if (stems.some((stem) => places.has(stem) && titled.has(stem))) return true;
    // "HR software platforms": no more than the keyword.
    const isOfKeyword = words.some(({ stem }) => family.has(stem));
    if (!form.isAsked && isOfKeyword && stems.every((stem) => family.has(stem) || saysLittle.has(stem))) return true;
    // "Strategies", "efficient": nobody knows of what, unless sites head sections with it.
    const heads = [...headings.values()].filter((weight) => weight >= wholeWeight).length;
    // "Free trial": two such words with a noun name something where a heading or list item says no more.
    const onlyDescribes = content.length > 1 && content.every(describes);
    const isLabel = content.length > 1 && !onlyDescribes && isWholeOf(headings, items);
    if (
      !form.isAsked &&
      heads < minSites &&
      !isLabel &&
      words.every(
        (word) =>
          !isOwn(word) ||
          ((saysNothingAlone(word) || (content.length === 1 && word.everyday)) &&
            (onlyDescribes || !isKind(word.stem))),
      )
    )
      return true;
    // "17th century", "360-degree": starts with a number.
    if (content.some((word) => /^\p{N}/u.test(word))) return true;
    if (isFurniture(content, analyzer.language)) return true;
    // "Craft Music's approach", "organization's HR": whose it is says no more than the keyword.
    const [first] = words;
    if (first !== undefined && /[’']s$/u.test(first.text) && (wanted.has(first.stem) || saysNothingAlone(first)))
      return true;
    // "Pro Stunde": a rate, of whatever.
    if (words[0] !== undefined && isRate.has(words[0].text)) return true;
    if (!form.isAsked && isCounting(words)) return true;
    // "Average", "monthly": of every price.
    if (!form.isAsked && content.every((word) => qualifies.has(word))) return true;
    if (!form.isAsked && !endsInNoun(form, naturalCase, analyzer.language)) return true;
    // "ZZ plant", where the keyword has "plants": its own word has capitals as an abbreviation.
    const isAbbreviated = words.every((word) => !isOwn(word) || isAcronym(writtenAs(word, form)));
    return !stems.every((stem) => places.has(stem)) && !isAbbreviated && isNamedByCase(uses);
  };
}

/** Whether some heading or list item says no more than a phrase. */
function isWholeOf(...leads: readonly ReadonlyMap<string, number>[]): boolean {
  return leads.some((weights) => [...weights.values()].some((weight) => weight >= wholeWeight));
}

/** A word of a phrase as it is written. */
const writtenAs = ({ start, end }: AnalyzedWord, { text, words }: Pick<PhraseForm, 'text' | 'words'>): string =>
  text.slice(start - (words[0]?.start ?? 0), end - (words[0]?.start ?? 0));

/**
 * Whether a phrase ends in a noun: false for "Günstiger", "Steuerlich absetzen" and "Solange Vorrat reicht" in German,
 * which capitalizes its nouns; true in other languages.
 */
function endsInNoun({ text, words }: PhraseForm, naturalCase: ReadMarket['naturalCase'], language: string): boolean {
  const last = words.at(-1);
  if (last === undefined || languagePack(language).nouns?.areCapitalized !== true) return true;
  const written = writtenAs(last, { text, words });
  const capital = withCapital(written, language);
  const usual = naturalCase(capital);
  const isKnown = usual !== capital || naturalCase.isCapitalised(last.text);
  return /\p{Lu}/u.test(isKnown ? usual : written);
}

/** Returns whether a word is too general to name a subject alone, or only describes another. */
function generalWords({ language, analyze }: Analyzer): (word: AnalyzedWord) => boolean {
  const { general = '' } = languagePack(language).nouns ?? {};
  const nouns = new Set(analyze(general).map(({ stem }) => stem));
  const describes = describingWords(language);
  return ({ text, stem }) => nouns.has(stem) || describes(text);
}

/** Returns whether a word, given by its stem, mostly stands right beside the keyword: "deep cleaning". */
function kindsOfKeyword(
  pages: ReadMarket['pages'],
  wanted: ReadonlySet<string>,
  language: string,
): (stem: string) => boolean {
  const isNounFirst = languagePack(language).nouns?.comeFirst === true;
  const uses = new Map<string, { all: number; beside: number }>();
  for (const { block, words } of pages.flatMap(({ page }) => page.blocks)) {
    if (block.kind === 'code') continue;
    words.forEach((word, at) => {
      if (word.stop || word.figure) return;
      const beside = words[isNounFirst ? at - 1 : at + 1];
      const isJoined = (isNounFirst ? word : beside)?.joined === true;
      const count = uses.get(word.stem) ?? { all: 0, beside: 0 };
      uses.set(word.stem, count);
      count.all++;
      if (beside !== undefined && isJoined && wanted.has(beside.stem)) count.beside++;
    });
  }
  return (stem) => {
    const { all, beside } = uses.get(stem) ?? { all: 0, beside: 0 };
    return beside >= minDescribingUses && beside >= minHalfUses * all;
  };
}
