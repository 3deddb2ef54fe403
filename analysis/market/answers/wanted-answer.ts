/** Detects what an answer must contain, from the wording of the question. */
import { languagePack } from '../../languages/packs.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { asksForFigure } from '../../text/figure-questions.ts';
import { asksForSteps } from '../../text/instruction-openings.ts';
import { questionContent } from '../../text/question-content.ts';
import { askedFor } from '../../text/question-cues.ts';
import { intentOf } from '../../text/question-intents.ts';
import { inStandingForm } from '../../text/question-rewordings.ts';
import { askedBy } from '../../text/question-words.ts';
import { says } from '../../text/title-signs.ts';
import { type AnswerSign, asksForGain } from './sentence-signs.ts';

/** What an answer must contain; null if the wording does not show it. */
export type WantedAnswer = AnswerSign | null;

const hardSigns: ReadonlySet<WantedAnswer> = new Set<WantedAnswer>([
  'gain',
  'price',
  'duration',
  'length',
  'figure',
  'time',
  'occasion',
]);

/** What a heading may say for all that stands below it: "6–8 Weeks To Go" tells when. */
const placedSigns: ReadonlySet<WantedAnswer> = new Set<WantedAnswer>(['time', 'occasion', 'duration']);

/** Whether an answer is invalid without the wanted sign. */
export function isHard(wanted: WantedAnswer): wanted is AnswerSign {
  return hardSigns.has(wanted);
}

/** Whether one sentence tells what is wanted, so that a quote opens close to it. */
export function opensClose(wanted: WantedAnswer): boolean {
  return isHard(wanted) || wanted === 'pick';
}

/** Whether a heading may hold the wanted sign for the passages below it. */
export function isPlaced(wanted: WantedAnswer): boolean {
  return placedSigns.has(wanted);
}

/**
 * Returns what `question` wants. "What is X?" wants a definition; in a language in which its form does not tell it from
 * "What is X for?", only if it names nothing but the subject of the market.
 */
export function wantedAnswer(question: string, keyword: ReadonlySet<string>, analyzer: Analyzer): WantedAnswer {
  const { language } = analyzer;
  const asked = askedFor(question, language);
  if (asked === null) return null;
  const lower = question.toLowerCase();
  const standing = inStandingForm(question, language);
  // "What affects the cost?" is answered by what it depends on, "Is it expensive?" by yes or no: neither by an amount.
  if (asksWhatMatters(standing, language)) return null;
  const isOpen = askedBy(question, language)?.facet !== undefined;
  if (asked.kind === 'price' && isOpen) return asksForGain(question, language) ? 'gain' : 'price';
  const { durations, lengths } = languagePack(language).questions ?? {};
  const bare = lower.replace(/[\s¿?？]+$/u, '');
  if (lengths !== undefined && new RegExp(`(?<![\\p{L}\\p{M}])(?:${lengths.asked})(?![\\p{L}\\p{M}])`, 'u').test(bare))
    return 'length';
  if (durations !== undefined && new RegExp(durations, 'u').test(lower)) return 'duration';
  if (asked.kind === 'when') return asksForOccasion(bare, language) ? 'occasion' : 'time';
  if (asksForFigure(question, language)) return asksForGain(question, language) ? 'gain' : 'figure';
  if (asksForBest(standing, lower, language)) return 'pick';
  if (asked.kind === 'where') return 'name';
  if (!isOpen && (asked.kind === undefined || asked.kind === 'price')) return 'verdict';
  if (asked.kind === 'how') return asksForSteps(question, language) ? 'steps' : null;
  if (asked.kind !== 'what') return null;
  if (tellsDefinitions(language) && intentOf(standing, language) !== 'definition') return null;
  const { stems } = questionContent(question, asked.kind, analyzer);
  const isKeywords = stems.length > 0 && stems.every((stem) => keyword.has(stem));
  return isKeywords || (tellsDefinitions(language) && !asksForSeveral(lower, language)) ? 'definition' : null;
}

/** Whether a question, in its standing form, asks what something depends on: "What factors affect the price?" */
function asksWhatMatters(standing: string, language: string): boolean {
  const { influences } = languagePack(language).questions ?? {};
  return influences !== undefined && new RegExp(`^[¿\\s]*(?:${influences})(?![\\p{L}\\p{M}])`, 'iu').test(standing);
}

/** Whether a question asks which of several things is the best, not when or how: "What is the best time to plant?" */
function asksForBest(standing: string, lower: string, language: string): boolean {
  return intentOf(standing, language) === 'superlative' && says(lower, 'best', language);
}

/** Whether a question asks what several things are, which no one sentence defines: "What is red and white wine?" */
function asksForSeveral(lower: string, language: string): boolean {
  const joining = languagePack(language).statements?.and.split(', ') ?? [];
  return joining.some((word) => lower.includes(` ${word} `));
}

/** Whether the form of a question shows in a language that it asks what a thing is, and nothing of it. */
function tellsDefinitions(language: string): boolean {
  return languagePack(language).questions?.intents?.some(([intent]) => intent === 'definition') === true;
}

/** Whether a question that asks when asks for the right moment to do something, not for a date: "When should I water it?" */
function asksForOccasion(question: string, language: string): boolean {
  const { asked } = languagePack(language).questions?.occasions ?? {};
  return asked !== undefined && new RegExp(`^[¿\\s]*(?:${asked})(?![\\p{L}\\p{M}])`, 'u').test(question);
}

/**
 * Whether a sentence may tell what is wanted without its sign: "It pays $140 a year" is a saving in a passage that does
 * not say "save", and "If it droops, water it" tells when.
 */
export function mayHold(signs: ReadonlySet<AnswerSign>, wanted: WantedAnswer): boolean {
  return (wanted === 'gain' && signs.has('money')) || (wanted === 'occasion' && signs.has('occasion'));
}

/** Whether a sentence has the wanted sign; for a time, a duration ("two years ago") also counts. */
export function holdsWanted(signs: ReadonlySet<AnswerSign>, wanted: WantedAnswer): boolean {
  if (wanted === null) return false;
  if (wanted === 'occasion') return signs.has('time') || signs.has('duration');
  return signs.has(wanted) || (wanted === 'time' && signs.has('duration'));
}

/** The word of a question that names what is counted or measured: "naps" of "How many naps do they need?" */
export function countedIn(question: string, analyzer: Analyzer): string | null {
  const { counts } = languagePack(analyzer.language).questions ?? {};
  if (counts === undefined) return null;
  const asking = new RegExp(`(?<![\\p{L}\\p{M}])(?:${counts})\\s*(?=\\p{L})`, 'iu').exec(question);
  if (asking === null) return null;
  const from = asking.index + asking[0].length;
  const [next] = analyzer.analyze(question).filter(({ start }) => start >= from);
  return next === undefined || next.stop ? null : next.stem;
}
