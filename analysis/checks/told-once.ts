/** Tells each gap once: as the strongest of the findings that several checks have on the same matter. */
import type { CheckId } from '../report/gap/check-ids.ts';
import type { Artifacts } from './artifacts.ts';
import type { Found, Listed } from './check.ts';
import type { FoundBy } from './checks.ts';

type Matter = ReadonlySet<string>;

/** Findings on one topic or question, the strongest first: nothing on a topic, no answer, half an answer. */
const onOneMatter: readonly CheckId[] = ['topic-missing', 'question-unanswered', 'question-partly-answered'];
/** Findings that list several, the narrowest first. */
const onSeveral: readonly CheckId[] = ['faq-missing', 'questions-left-open', 'subjects-left-out', 'thin-content'];

/** What a page of another kind than most results is not told besides. */
const onlyForText: ReadonlySet<CheckId> = new Set(['title-without-keyword', 'thin-content']);

/**
 * Returns the problems without those that another one tells: a missing section on "Gym flooring" says what the question
 * "Which flooring is best?" and a list with "Flooring" would say again. A page without any price leaves open what the
 * thing costs. Keeps the order.
 */
export function tellOnce(found: readonly FoundBy[], { matters, price_matters }: ToldBy): FoundBy[] {
  const told: Matter[] = [];
  const ids = new Set<string>();
  const isPriceTold = found.some((each) => each.id === 'price-missing' && each.found.params.unpriced === null);
  const isTold = (id: string): boolean => {
    const matter = matters.get(id);
    return (
      ids.has(id) ||
      (isPriceTold && price_matters.has(id)) ||
      (matter !== undefined && told.some((each) => isSame(each, matter)))
    );
  };
  const tell = (id: string): void => {
    ids.add(id);
    const matter = matters.get(id);
    if (matter !== undefined) told.push(matter);
  };
  const kept = new Map<FoundBy, FoundBy>();
  for (const check of onOneMatter)
    for (const each of found.filter(({ id }) => id === check)) {
      if (each.found.affects.some(isTold)) continue;
      each.found.affects.forEach(tell);
      kept.set(each, each);
    }
  for (const check of onSeveral)
    for (const each of found.filter(({ id }) => id === check)) {
      const { listed } = each.found as { listed?: Listed<unknown> };
      const open = new Set<string>();
      for (const id of listed?.ids ?? [])
        if (!isTold(id)) {
          open.add(id);
          tell(id);
        }
      const rest = listed === undefined || open.size === listed.ids.length ? each.found : listed.only(open);
      if (rest !== null) kept.set(each, { ...each, found: rest as Found<never> } as FoundBy);
    }
  const merged = new Set([...onOneMatter, ...onSeveral]);
  // A page without a date and an author is told both at once.
  const isAuthorTold = found.some((each) => each.id === 'date-missing' && each.found.params.isAnonymous);
  // A word that the whole text lacks is in no heading, either.
  const unsaid = found.flatMap((each) => (each.id === 'query-terms-missing' ? each.found.params.missing : []));
  const isUnsaid = (each: FoundBy): boolean => {
    const words = each.id === 'title-without-keyword' ? each.found.params.leftOut : [];
    return words.length > 0 && words.every(({ word }) => unsaid.includes(word));
  };
  // Whoever is told to write another page for the keyword need not retitle or lengthen this one.
  const isForAnotherPage = found.some(({ id }) => id === 'kind-differs');
  // A list with its own product first is asked there how it was made.
  const isMethodTold = found.some(
    (each) => each.id === 'own-product-first' && each.found.params.place === 1 && !each.found.params.hasMethod,
  );
  // An author whom only the markup names is told there.
  const isUnsignedTold = isAuthorTold || found.some(({ id }) => id === 'author-missing');
  // Whoever is to choose one of several descriptions reads there that the first says nothing.
  const isChoiceTold = found.some(({ id }) => id === 'descriptions-differ');
  const isToldThere = (each: FoundBy): boolean =>
    (each.id === 'description-vague' && isChoiceTold) ||
    (onlyForText.has(each.id) && isForAnotherPage) ||
    (each.id === 'author-missing' && isAuthorTold) ||
    (each.id === 'structured-data-mismatch' &&
      isUnsignedTold &&
      each.found.params.property === 'author' &&
      each.found.params.count === 1) ||
    (each.id === 'proof-missing' && isMethodTold && each.found.params.proofs.every((proof) => proof === 'method'));
  const others = found.filter((each) => !isToldThere(each) && !isUnsaid(each));
  return others.flatMap((each) => (merged.has(each.id) ? (kept.get(each) ?? []) : [each]));
}

/** What the topics and questions are about. */
type ToldBy = Pick<Artifacts, 'matters' | 'price_matters'>;

/** Whether one says no more than the other: "Rehearsal" and "Rehearsal dinner". */
function isSame(a: Matter, b: Matter): boolean {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  return few.size > 0 && [...few].every((stem) => many.has(stem));
}
