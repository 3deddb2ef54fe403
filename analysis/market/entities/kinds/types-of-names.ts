/** Determines the types of all names of a market: each by itself, then with the names that it is enumerated with. */
import type { KnowledgeGraph } from '../../../gather/ports.ts';
import type { EntityType } from '../../../report/vocabulary.ts';
import type { Candidate } from '../candidate.ts';
import { typeOfWord } from '../declared-names.ts';
import { commonestOf, shownName } from '../name-key.ts';
import type { Occurrences } from '../occurrences.ts';
import { entitiesRule } from '../rule.ts';
import { isBody, isFirm, offersApp } from './site-signs.ts';
import { typeOfName } from './typing.ts';
import type { TypedName, TypingContext } from './typing-context.ts';

const { maxLowercaseShare, minOwnCount, minReviewed } = entitiesRule.values;

/** A name of the market with where it stands and how pages write it. */
export interface FoundName {
  key: string;
  occurrences: Occurrences;
  candidate: Candidate | undefined;
}

/** Returns the types by key; that of the knowledge panel's subject is the panel's. */
export function typesOf(
  names: readonly FoundName[],
  beside: ReadonlyMap<string, ReadonlySet<string>>,
  graphOf: (key: string) => KnowledgeGraph | undefined,
  typing: TypingContext,
): ReadonlyMap<string, EntityType> {
  const typed = names.map((found) => ({ named: typedName(found, typing), shown: graphOf(found.key)?.type }));
  const first = new Map(typed.map(({ named }) => [named.key, typeOfName(named, typing)] as const));
  return new Map(
    typed.map(({ named, shown }) => {
      const others = [...(beside.get(named.key) ?? [])].flatMap((key) => first.get(key) ?? []);
      const told = shown === undefined ? null : typeOfWord(shown);
      return [named.key, told ?? typeOfName({ ...named, beside: others }, typing)] as const;
    }),
  );
}

/** The spellings of a name with their counts, and the most common one. */
export function formsOf(key: string, { on }: Occurrences): { name: string; forms: ReadonlyMap<string, number> } {
  const forms = new Map<string, number>();
  for (const { forms: own } of [...on.values()].sort((a, b) => b.count - a.count))
    for (const [form, count] of own) forms.set(shownName(form), (forms.get(shownName(form)) ?? 0) + count);
  return { name: commonestOf(forms) ?? key, forms };
}

function typedName({ key, occurrences, candidate }: FoundName, typing: TypingContext): TypedName {
  const { name, forms } = formsOf(key, occurrences);
  return {
    key,
    name,
    forms: [...forms.keys(), ...(candidate?.forms.keys() ?? [])],
    isExplained: [key, key.replace(/s$/u, '')].some((each) => typing.explained.has(each)),
    isTerm: key.includes(' ') && occurrences.lower > occurrences.total * maxLowercaseShare,
    isOfMaker: typing.ofMakers.has(key),
    isPossessive: isPossessive(key, occurrences),
    isAuthor: typing.authors.has(key) || (candidate?.authored.length ?? 0) > 0,
    isMaker: candidate?.isMaker === true,
    isModel: typing.models.has(key),
    isFamily: typing.families.has(key),
    isSite: !typing.isTechnical && (candidate?.sites.length ?? 0) > 0,
    isReviewer: isReviewer(candidate, typing),
    isApp: offersApp(candidate?.sites ?? []),
    isFirm: isFirm(candidate?.sites ?? []),
    isBody: !typing.isSoftware && isBody(candidate?.sites ?? []),
    isKind: candidate?.isKind === true,
    isListed: (candidate?.listed.size ?? 0) > 0,
    beside: [],
    occurrences,
    declared: candidate?.declared ?? [],
  };
}

function isPossessive(key: string, { on, cues }: Occurrences): boolean {
  const forms = [...on.values()].flatMap((named) => [...named.forms.keys()]);
  return !key.includes(' ') && cues.running >= minOwnCount && forms.every((form) => /['’]s$/u.test(form));
}

/** Whether the site of a name recommends others, and no other site recommends it: a publisher or a shop. */
function isReviewer(candidate: Candidate | undefined, { listedOn }: TypingContext): boolean {
  if (candidate === undefined || candidate.sites.length === 0) return false;
  const own = new Set(candidate.sites.map(({ source_id }) => source_id));
  if ([...candidate.listed].some((id) => !own.has(id))) return false;
  return [...own].some(
    (id) =>
      (listedOn.get(id) ?? []).filter((key) => key.split(' ')[0] !== candidate.key.split(' ')[0]).length >= minReviewed,
  );
}
