/** Detects doubtful statements: lists, comparisons, references to earlier text. */
import { languagePack } from '../../../languages/packs.ts';
import { nounSignsOf } from '../../../text/vocabulary.ts';
import type { Figure } from '../figures/figure.ts';
import { plainText } from '../figures/phrases.ts';
import { claimsRule } from '../rule.ts';
import type { Lexicon } from './lexicon.ts';
import type { Sentence, Statement, Stretch } from './statement.ts';

const { maxBetweenChars, minAsideWords } = claimsRule.values;

/**
 * Whether a figure belongs to a list or pair: `$500, $1,000 and $2,000`, `300 € in Basic, 200 € in Plus`, `from about
 * 250 miles at the low end to about 450`. Alone it would mean something else.
 */
export function isOneOfSeveral(
  sentence: Sentence,
  figure: Figure,
  before: Figure | undefined,
  after: Figure | undefined,
): boolean {
  return isPaired(sentence, figure, after) || isPaired(sentence, before, figure);
}

function isPaired({ plain, lexicon }: Sentence, first: Figure | undefined, second: Figure | undefined): boolean {
  if (first?.unit == null || second?.unit?.dimension !== first.unit.dimension) return false;
  if (areOfPeriods(first, second)) return false;
  const between = plain.slice(first.end, second.start);
  if (between.length > maxBetweenChars) return false;
  const [, aside = '', mark, rest = ''] =
    /^([^,،、;]*?)\s*([,،、/]|\s(?=(?:and|or|et|ou|und|oder|y|o|e|en|of|و|أو)\s))\s*(.*)$/u.exec(between) ?? [];
  if (lexicon.wording.to !== '' && lexicon.to.tail(between) > 0 && first.high === null) return true;
  if (mark === undefined) return false;
  const words = rest.split(/\s+/u).filter((word) => word !== '');
  const isList = words.every(
    (word) => lexicon.break.has(word) || lexicon.preposition.has(word) || lexicon.article.has(word),
  );
  return isList && (aside.trim() === '' || words.length < minAsideWords);
}

/** "$14 a month or $168 per year": one price, paid in two ways. */
export function areOfPeriods(first: Figure, second: Figure): boolean {
  return first.per !== second.per && [first, second].every(({ per }) => per !== null && /^(?:h|d|wk|mo|a)$/u.test(per));
}

/** "Here's the cherry on top", "it's a deal": a clause that points at something. */
export function isContracted(text: string, { start, end }: Stretch, lexicon: Lexicon | null): boolean {
  const words = plainText(text.slice(start, end)).matchAll(/([\p{L}\p{M}]+)['’]s(?![\p{L}\p{M}])/gu);
  return lexicon !== null && [...words].some(([, word = '']) => lexicon.unclear.has(word));
}

/** Whether the subject was named earlier: with "the", a single noun refers to the whole, a longer owner to a part. */
export function refersTo(
  { text, plain, lexicon, analyzer }: Sentence,
  { subject, owner }: Statement,
): 'whole' | 'part' | null {
  if (lexicon.definite.size === 0) return null;
  const isDefinite = ({ start }: Stretch) =>
    lexicon.definite.has(/([\p{L}\p{M}]+)\s+$/u.exec(plain.slice(Math.max(0, start - 12), start))?.[1] ?? '');
  const isLone = ({ start, end }: Stretch) => {
    const words = analyzer.analyze(text.slice(start, end)).filter((word) => !word.stop);
    return words.length < 2 || words.every((word) => word.everyday);
  };
  const told = [subject, owner].filter((stretch) => stretch != null).filter(isDefinite);
  if (told.some(isLone)) return 'whole';
  return owner !== undefined && told.includes(owner) ? 'part' : null;
}

/** Whether only permitted words follow a figure: "below 30 dB nobody hears it" states no figure. */
export function endsClause(after: string, { ends }: Lexicon): boolean {
  if (ends === null) return true;
  return /^\s*(?:[\p{P}\s]|$)/u.test(after.slice(ends.head(after)));
}

/**
 * Whether a line is a remark without a subject, such as "Helped a client get 20,000 visits": it begins with a
 * participle and has no full stop.
 */
export function isRemark({ plain, lexicon, analyzer }: Sentence): boolean {
  if (/[.!。।]["'”’»)]*\s*$/u.test(plain)) return false;
  const [first] = analyzer.analyze(plain.slice(0, 40));
  return first !== undefined && lexicon.isParticiple(first.text);
}

/** Whether a clause continues a list, so that earlier items are missing: "granite, quartz, or marble costs". */
export function isListed({ plain, lexicon, analyzer }: Sentence, from: number): boolean {
  const [first] = analyzer.analyze(plain.slice(from, from + 20));
  if (first === undefined || !first.linking || !lexicon.break.has(first.text)) return false;
  return !analyzer.analyze(plain.slice(0, from)).some((word) => lexicon.verb.has(word.text));
}

/** Whether a figure matches its verb: an event has a date, a weight is a mass. */
export function fits({ figure: { property, unit }, tie, predicate }: Statement): boolean {
  if ((tie === 'happens') !== (property === 'date')) return false;
  if (tie === 'costs' || tie === 'pays') return property === 'price';
  if (tie === 'lasts') return property === 'duration';
  if (property === 'count' && unit === null) return false;
  if (tie === 'has' && predicate !== undefined && property === 'duration') return false;
  if (tie === 'weighs') return unit?.dimension === 'mass';
  return true;
}

/**
 * Whether a subject ends in a noun: "Erkrankten starben" and "überein" do not in German, which capitalizes its nouns.
 * Without a subject, and in other languages, nothing shows that it does not.
 */
export function endsInNoun(subject: string, language: string): boolean {
  if (languagePack(language).nouns?.areCapitalized !== true) return true;
  const [last] = /[\p{L}\p{N}][^\s]*$/u.exec(subject) ?? [];
  return last === undefined || /[\p{Lu}\p{N}]/u.test(last);
}

/** Whether a subject is the first half of a compound, which names nothing: "Ober-/Unterhitze", "short- and long-term". */
export function isHalfWord(text: string, { end }: Stretch): boolean {
  return /^[-‐‑](?:\s|\/)/u.test(text.slice(end, end + 2));
}

/**
 * Whether nothing introduces what is taken for a noun phrase, in a language whose nouns have a determiner or a
 * preposition before them: "creció" in "el público creció un 200 %", "prêt" in "prêt en 5 minutes". A phrase that opens
 * its sentence or begins with a capital may do without.
 */
export function isUnintroduced({ text, plain, lexicon, analyzer }: Sentence, { start }: Stretch): boolean {
  if (languagePack(analyzer.language).nouns?.comeFirst !== true || !/\p{Ll}/u.test(text.charAt(start))) return false;
  const sign = nounSignsOf(analyzer.language);
  const before = analyzer.analyze(plain.slice(0, start)).at(-1);
  if (before === undefined || /[^\p{L}\p{M}\p{N}\s'’]\s*$/u.test(plain.slice(0, start))) return false;
  return !before.figure && sign?.(before.text) !== 'noun' && !lexicon.preposition.has(before.text);
}
