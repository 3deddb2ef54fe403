/** Recognizes shares and ages that say nothing by themselves: of the time, of the rest, of who is meant. */
import type { Figure } from '../../figures/figure.ts';
import type { Sentence } from '../statement.ts';

/** "Eat vegan 80 % of the time": how often something is done, which has no quantity of its own. */
export function isFrequency({ plain, lexicon }: Sentence, { property, end }: Figure): boolean {
  return property === 'percentage' && lexicon.frequencies.head(plain.slice(end)) > 0;
}

/** "The remaining 20 %": what another share leaves. */
export function isRest({ plain, lexicon }: Sentence, { property, start }: Figure): boolean {
  return property === 'percentage' && lexicon.rests.tail(plain.slice(0, start)) > 0;
}

/** "17 hours a week, and 90 % say that …": a share of people whom the text before it names. */
export function isOfPeopleBefore({ plain, analyzer, lexicon }: Sentence, { property, end }: Figure): boolean {
  if (property !== 'percentage' || !lexicon.isSpaced) return false;
  const [next] = analyzer.analyze(plain.slice(end));
  return next !== undefined && /^\s$/u.test(plain.slice(end, end + next.start)) && lexicon.action.has(next.text);
}

/** "Men under 65 years": an age that only says which people are meant. */
export function isAgeOfGroup({ plain, analyzer, lexicon }: Sentence, { property, unit, start }: Figure): boolean {
  if (property !== 'duration' || unit?.code !== 'a') return false;
  const before = plain.slice(0, start);
  const bound = lexicon.bounds.tail(before);
  const [last] = analyzer.analyze(before.slice(0, before.length - bound)).slice(-1);
  return last !== undefined && lexicon.person.has(last.text);
}
