/** Detects what an answer must contain, from the wording of the question. */
import { languagePack } from '../../languages/packs.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { asksForFigure } from '../../text/figure-questions.ts';
import { asksForSteps } from '../../text/instruction-openings.ts';
import { questionContent } from '../../text/question-content.ts';
import { askedFor } from '../../text/question-cues.ts';
import { type AnswerSign, asksForGain } from './sentence-signs.ts';

/** What an answer must contain; null if the wording does not show it. */
export type WantedAnswer = AnswerSign | null;

/** Returns what `question` wants. "What is X?" wants a definition if it names only the subject of the market. */
export function wantedAnswer(question: string, keyword: ReadonlySet<string>, analyzer: Analyzer): WantedAnswer {
  const { language } = analyzer;
  const asked = askedFor(question, language);
  if (asked === null) return null;
  const lower = question.toLowerCase();
  if (asked.kind === 'price') return asksForGain(question, language) ? 'gain' : 'price';
  const { durations, lengths } = languagePack(language).questions ?? {};
  const bare = lower.replace(/[\s¿?？]+$/u, '');
  if (lengths !== undefined && new RegExp(`(?<![\\p{L}\\p{M}])(?:${lengths.asked})(?![\\p{L}\\p{M}])`, 'u').test(bare))
    return 'length';
  if (durations !== undefined && new RegExp(durations, 'u').test(lower)) return 'duration';
  if (asked.kind === 'when') return 'time';
  if (asksForFigure(question, language)) return asksForGain(question, language) ? 'gain' : 'figure';
  if (asked.kind === 'where') return 'name';
  if (asked.kind === undefined) return 'verdict';
  if (asked.kind === 'how') return asksForSteps(question, language) ? 'steps' : null;
  if (asked.kind !== 'what') return null;
  const { stems } = questionContent(question, asked.kind, analyzer);
  return stems.length > 0 && stems.every((stem) => keyword.has(stem)) ? 'definition' : null;
}
