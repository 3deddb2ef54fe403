/** What a question asks about: its words less those that only ask. */
import { languagePack } from '../languages/packs.ts';
import type { AnalyzedWord, Analyzer } from './analyzer.ts';
import { type AskedKind, withoutCue } from './question-cues.ts';

/** The words of a question that say what it is about, those included that tell questions apart, without those that only ask. */
export interface QuestionContent {
  stems: string[];
  /** Words that mean something by themselves: no stop, everyday word or figure. */
  meaning: AnalyzedWord[];
}

/** Reads what `text` asks about; `kind` is what it asks for, whose words ("cost", "difference") count no more. */
export function questionContent(text: string, kind: AskedKind | undefined, analyzer: Analyzer): QuestionContent {
  const { distinguishing = null, priceQualifiers = null } = languagePack(analyzer.language).questions ?? {};
  const isDistinguishing = oneOf(distinguishing);
  const isQualifier = oneOf(kind === 'price' ? priceQualifiers : null);
  const words = analyzer
    .analyze(withoutCue(text, kind, analyzer.language))
    .filter((word) => !isQualifier(word.text) && !word.figure);
  const stems = words.filter((word) => !word.stop || isDistinguishing(word.text)).map((word) => word.stem);
  return {
    stems: [...new Set(stems)].sort(),
    meaning: words.filter((word) => !word.stop && !word.everyday),
  };
}

function oneOf(list: string | null): (word: string) => boolean {
  const words = new Set((list ?? '').split(/\s+/u));
  return (word) => words.has(word);
}
