/** Removes a page's own name and its site's from its questions, so that they ask about the market. */
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { NaturalCase } from '../../read/natural-case.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { isPlace } from '../../text/places.ts';
import { askedBy } from '../../text/question-words.ts';
import { lowerCase } from '../../text/words.ts';
import { siteNamesOf } from '../names/site-names.ts';
import type { Ask } from './question-asks.ts';
import { questionsRule } from './rule.ts';

const { minOwnNameChars } = questionsRule.values;

/**
 * Returns the ask without its site's name where the name stands before a word of the keyword: "How much does Example
 * CRM cost?" asks what a CRM costs. Elsewhere the name is the subject, and the sentence would lose it; "Why Example
 * CRM?" asks for the site's own merits.
 */
export function withoutOwnName(
  ask: Ask,
  keyword: ReadonlySet<string>,
  naturalCase: NaturalCase,
  analyzer: Analyzer,
): Ask {
  if (ask.page === undefined || ask.origin === 'derived') return ask;
  if (askedBy(ask.text, analyzer.language)?.facet === 'why') return ask;
  const own = ownNames(ask.page, analyzer.language);
  const words = analyzer.analyze(ask.text);
  const at = words.findIndex(
    (word, index) =>
      own.has(lowerCase(word.text, analyzer.language)) &&
      !keyword.has(word.stem) &&
      naturalCase.isCapitalised(word.text) &&
      keyword.has(words[index + 1]?.stem ?? '') &&
      ask.text.slice(word.end, words[index + 1]?.start) === ' ',
  );
  const name = words[at];
  if (name === undefined || at === 0) return ask;
  const text = ask.text.slice(0, name.start) + ask.text.slice(words[at + 1]?.start);
  return { ...ask, text, isReworded: true };
}

/**
 * Whether a page asks about its own site: "Is Example's software something I need to install?" Not where all nouns are
 * capitalized, as a name may then be a common word.
 */
export function isOfOwnName(
  { text, page, origin }: Ask,
  keyword: ReadonlySet<string>,
  naturalCase: NaturalCase,
  analyzer: Analyzer,
): boolean {
  const { language } = analyzer;
  if (page === undefined || origin === 'derived' || languagePack(language).nouns?.areCapitalized === true) return false;
  const own = ownNames(page, language);
  return analyzer.analyze(text).some(({ stem, text: word }) => {
    const name = withoutPossessive(word);
    if (keyword.has(stem) || !naturalCase.isCapitalised(name) || isPlace(name, language)) return false;
    // "Wave" of waveapps.com.
    return own.has(name) || (name.length >= minOwnNameChars && page.domain.startsWith(name));
  });
}

/** A word without the ending of a possessive: "wave" of "Wave's". */
export function withoutPossessive(word: string): string {
  return word.replace(/['’]s?$/u, '');
}

const known = new WeakMap<AnalyzedPage, ReadonlySet<string>>();

/** The names of a page's site, in lower case. */
function ownNames(page: AnalyzedPage, language: string): ReadonlySet<string> {
  const names = known.get(page) ?? siteNamesOf([page], language).whole;
  known.set(page, names);
  return names;
}

/**
 * Returns the ask without an end that names the text which answers it: "How do I taste wine when following a guide for
 * beginners?" Null if the question is about that text: "What should I know before starting the guide?" Texts that the
 * search is for are the subject.
 */
export function withoutOwnText(ask: Ask, keyword: ReadonlySet<string>, analyzer: Analyzer): Ask | null {
  const { ownText, texts = '' } = languagePack(analyzer.language).questions ?? {};
  if (ownText === undefined || ask.page === undefined) return ask;
  const isText = new Set(analyzer.analyze(texts).flatMap(({ stem }) => (keyword.has(stem) ? [] : [stem])));
  const endsWithText = (text: string): boolean => isText.has(analyzer.analyze(text).at(-1)?.stem ?? '');
  if (!endsWithText(ask.text)) return ask;
  const text = ask.text.replace(new RegExp(`(?:${ownText})(?=\\s*[?？؟]?$)`, 'iu'), '');
  if (endsWithText(text)) return ask.origin === 'derived' ? ask : null;
  return { ...ask, text, isReworded: true };
}
