/** Which wording of a question the report shows. */

import { isCapitals, type NaturalCase } from '../../read/natural-case.ts';
import type { QuestionOrigin } from '../../report/vocabulary.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { backgroundFor } from '../../text/background.ts';
import type { QuestionDraft, ReadAsk } from './question-merging.ts';
import { questionsRule } from './rule.ts';

const { titleCaseShare } = questionsRule.values;

/** Whose wording is shown, first where there is any: a search as typed says it least well, but for what nobody asks. */
const wordingRanks: readonly (readonly QuestionOrigin[])[] = [
  ['paa'],
  ['heading', 'title'],
  ['related', 'aio_fanout'],
  ['derived'],
];

/**
 * What people also ask, as the results page words it; else the wording that most pages use, then the one that names
 * most of the keyword, then the shortest; else a search as it was typed. As running text writes it, where it was
 * shouted, written as a title, or derived. Null when no wording stands alone ("How much is it?").
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
  const [first] = [...wordings.values()].sort(
    (a, b) => b.pages.size - a.pages.size || b.named - a.named || a.ask.text.length - b.ask.text.length,
  );
  if (first === undefined) return null;
  const { text, origin } = first.ask;
  if (origin === 'paa' || origin === 'related' || origin === 'aio_fanout') return text;
  return origin === 'derived' || isCapitals(text) || isTitleCase(text, analyzer)
    ? beginningLarge(asSentence(text, naturalCase, analyzer))
    : beginningLarge(text);
}

/** Whether most words are written with a capital. */
function isTitleCase(text: string, analyzer: Analyzer): boolean {
  const words = analyzer.analyze(text).slice(1);
  const large = words.filter(({ start }) => /\p{Lu}/u.test(text.charAt(start)));
  return words.length > 1 && large.length >= titleCaseShare * words.length;
}

/**
 * With every word as running text writes it. Of those that no running text of the market holds, words that the language
 * knows are small, and so are words of grammar before a small word ("Best" before "movers", not "New" before "York").
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

/** With its first letter large, what came before it left alone ("¿"). */
function beginningLarge(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
