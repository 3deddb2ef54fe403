/** Extracts what a question is about: its words without those that only ask. */
import { languagePack } from '../languages/packs.ts';
import type { AnalyzedWord, Analyzer } from './analyzer.ts';
import { type AskedKind, withoutCue } from './question-cues.ts';

/** The content words of a question, including those that distinguish it from others ("how often"). */
export interface QuestionContent {
  stems: string[];
  /** The same in the order and number in which they are written. */
  ordered: string[];
  /** Stems of the language that hardly distinguish questions. */
  weak: ReadonlySet<string>;
  /** Words with a meaning of their own: not stop words, everyday words or figures. */
  meaning: AnalyzedWord[];
}

/**
 * Extracts the content of `text`. Words that only express `kind`, what it asks for ("cost", "difference"), do not
 * count.
 */
export function questionContent(text: string, kind: AskedKind | undefined, analyzer: Analyzer): QuestionContent {
  const {
    distinguishing = null,
    priceQualifiers = null,
    weak = null,
  } = languagePack(analyzer.language).questions ?? {};
  const isDistinguishing = oneOf(distinguishing);
  const isQualifier = oneOf(kind === 'price' ? priceQualifiers : null);
  const words = analyzer
    .analyze(withoutCue(text, kind, analyzer.language))
    .filter((word) => !isQualifier(word.text) && !word.figure);
  const kept = words.filter((word) => !word.stop || isDistinguishing(word.text));
  const stems = kept.map((word) => word.stem);
  return {
    stems: [...new Set(stems)].sort(),
    ordered: stems,
    weak: weakStems(weak, analyzer),
    meaning: words.filter((word) => !word.stop && !word.everyday),
  };
}

const weakOf = new Map<string, ReadonlySet<string>>();

function weakStems(list: string | null, analyzer: Analyzer): ReadonlySet<string> {
  const known = weakOf.get(analyzer.language) ?? new Set(analyzer.analyze(list ?? '').map(({ stem }) => stem));
  weakOf.set(analyzer.language, known);
  return known;
}

function oneOf(list: string | null): (word: string) => boolean {
  const words = new Set((list ?? '').split(/\s+/u));
  return (word) => words.has(word);
}
