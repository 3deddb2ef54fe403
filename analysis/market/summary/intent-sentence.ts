/** Says what searchers want, in the same words wherever a report says it. */
import type { WritingPack } from '../../languages/writing-pack.ts';
import type { MarketSerp } from '../../report/report.ts';
import { type Intent, intents } from '../../report/vocabulary.ts';

type MeasuredIntent = Pick<MarketSerp['intent'], 'primary' | 'distribution' | 'mixed'> & {
  signals: readonly unknown[];
};

/** The two most likely intents, the likelier first; the second only if it is nearly as likely. */
export function wantedMost({ primary, distribution, mixed }: MeasuredIntent): [Intent, Intent | null] | null {
  if (primary === null) return null;
  const [first = primary, second] = intents.toSorted((a, b) => distribution[b] - distribution[a]);
  return [first, mixed && second !== undefined ? second : null];
}

/** The sentence; null if no intent is known. */
export function intentSentence(intent: MeasuredIntent, { sentences }: WritingPack): string | null {
  const wanted = wantedMost(intent);
  if (wanted === null) return null;
  const [first, second] = wanted;
  return second === null
    ? sentences.facts.intent({ intent: first, signs: intent.signals.length })
    : sentences.facts.mixedIntent({ first, second });
}
