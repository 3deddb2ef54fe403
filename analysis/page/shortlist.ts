/** Tells whether readers of a page choose among what it lists. */
import type { ContentType, Intent } from '../report/vocabulary.ts';

/** Whether pages of a type compare options, so that their answer is a recommendation. */
export function isChoice(type: ContentType | null): boolean {
  return type === 'listicle' || type === 'comparison';
}

/** Whether searchers with an intent choose what to buy or whom to hire. */
export function isChosen(intent: Intent | null): boolean {
  return intent === 'commercial' || intent === 'transactional';
}

/** Whether readers of a page of this type choose among what it lists, for a keyword with this intent. */
export function isShortlist(type: ContentType | null, intent: Intent | null): boolean {
  return isChoice(type) && isChosen(intent);
}
