/** Chooses the wording of a question for the report. */

import { languagePack } from '../../languages/packs.ts';
import { isCapitals, type NaturalCase } from '../../read/natural-case.ts';
import type { QuestionOrigin } from '../../report/vocabulary.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { backgroundFor } from '../../text/background.ts';
import { isTitleCase } from '../../text/title-case.ts';
import type { QuestionDraft, ReadAsk } from './question-merging.ts';

/**
 * Origins by preference of their wording. A typed search comes late, because it is worded worst, except for questions
 * that nobody asks.
 */
const wordingRanks: readonly (readonly QuestionOrigin[])[] = [
  ['paa'],
  ['heading', 'title'],
  ['related', 'aio_fanout'],
  ['derived'],
];

/**
 * Returns the wording of people also ask; otherwise the one on most pages, then one in a page's own words, then with
 * most of the keyword, then the shortest; otherwise a typed search. Wordings in capitals, in title case or derived are
 * rewritten in sentence case. Null if no wording stands alone ("How much is it?").
 */
export function wordingOf(
  { asks }: QuestionDraft,
  keyword: readonly string[],
  naturalCase: NaturalCase,
  analyzer: Analyzer,
): string | null {
  const own = asks.filter(({ isElliptic }) => !isElliptic);
  const best = wordingRanks.find((rank) => own.some(({ origin }) => rank.includes(origin))) ?? [];
  const wordings = new Map<string, { ask: ReadAsk; pages: Set<string>; named: number }>();
  for (const ask of own) {
    if (!best.includes(ask.origin)) continue;
    const named = keyword.filter((stem) => ask.content.stems.includes(stem)).length;
    const wording = wordings.get(ask.text) ?? { ask, pages: new Set<string>(), named };
    if (ask.page !== undefined) wording.pages.add(ask.page.source_id);
    wordings.set(ask.text, wording);
  }
  const [chosen] = [...wordings.values()].sort(
    (a, b) =>
      b.pages.size - a.pages.size ||
      Number(a.ask.isReworded ?? false) - Number(b.ask.isReworded ?? false) ||
      b.named - a.named ||
      a.ask.text.length - b.ask.text.length,
  );
  if (chosen === undefined) return null;
  // What a page asks in its own words reads better than what we ask of any subject, unless it leaves the subject out:
  // "What happens to the data I share?"
  const plain = own.find(
    ({ isOfSubject, told }) => isOfSubject && (told?.isShownOn === undefined || chosen.named === 0),
  );
  const namedIn = (ask: ReadAsk): number => keyword.filter((stem) => ask.content.stems.includes(stem)).length;
  const asking = new Set([...wordings.values()].flatMap(({ pages }) => [...pages]));
  const isPlainer = plain !== undefined && asking.size === 1 && namedIn(plain) >= chosen.named;
  const first = isPlainer && chosen.ask.origin !== 'paa' ? { ask: plain } : chosen;
  const { text, origin } = first.ask;
  if (origin === 'paa' || origin === 'related' || origin === 'aio_fanout') return text;
  // Where nouns are written large, a heading that is no title has the capitals of a sentence.
  const isSentence = languagePack(analyzer.language).nouns?.areCapitalized === true;
  return isCapitals(text) || (!isSentence && (origin === 'derived' || isTitleCase(text, analyzer.analyze(text))))
    ? beginningLarge(asSentence(text, naturalCase, analyzer))
    : beginningLarge(text);
}

/**
 * Writes every word as in running text. Words that do not occur in the market's running text are lower-cased if the
 * language knows them; so are function words before a lower-case word ("Best" before "movers", but not "New" before
 * "York").
 */
function asSentence(text: string, naturalCase: NaturalCase, analyzer: Analyzer): string {
  const natural = naturalCase(text);
  const background = backgroundFor(analyzer);
  const words = analyzer.analyze(natural);
  let written = '';
  let from = 0;
  for (const [index, { text: word, stem, start, end, stop, everyday }] of words.entries()) {
    const own = natural.slice(start, end);
    const next = words[index + 1];
    const isUnseen =
      !naturalCase.isCapitalised(word) && background !== null && background.shareOf(stem) > background.least;
    const isGrammar = (stop || everyday) && !/^\p{Lu}\p{Ll}/u.test(natural.slice(next?.start, next?.end));
    written +=
      natural.slice(from, start) + (/^\p{Lu}\p{Ll}+$/u.test(own) && (isUnseen || isGrammar) ? own.toLowerCase() : own);
    from = end;
  }
  return written + natural.slice(from);
}

/** Capitalizes the first letter; leaves leading marks ("¿") alone. */
function beginningLarge(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
