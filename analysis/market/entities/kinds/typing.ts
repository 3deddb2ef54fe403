/** Determines the type of a named thing from declarations, the words of its name and its context. */

import { type EntityType, entityTypes } from '../../../report/vocabulary.ts';
import { isPlace } from '../../../text/places.ts';
import { isFurniture } from '../../names/term-noise.ts';
import { isBrand } from '../brands.ts';
import { typeOfKnown } from '../evidence/known-names.ts';
import { entitiesRule } from '../rule.ts';
import { type Add, addWords, tellsOrganization } from './name-signs.ts';
import type { TypedName, TypingContext } from './typing-context.ts';

const { typeWeights, minCueShare, minDwellingCount, minOwnCount, minKindShare, minGenera } = entitiesRule.values;

/** "The Social Shepherd", "98 Buck": names of no person. */
const noPerson = /^The\s|\p{N}/u;

/** Returns the type of a name known everywhere, or that with most evidence; without any, the usual type of `context`. */
export function typeOfName(named: TypedName, context: TypingContext): EntityType {
  const known = typeOfKnown(named.key);
  if (known !== null) return known;
  if (named.isKind === true) return 'concept';
  const sums = new Map<EntityType, number>();
  const add = (type: EntityType, weight: number) => sums.set(type, (sums.get(type) ?? 0) + weight);
  // A site may name itself as its author, or its reviewers in capitals: "Audiophile ON".
  const canBePerson = !noPerson.test(named.name) && !(named.isSite && /\s\p{Lu}{2,}$/u.test(named.name));
  for (const type of entityTypes) {
    // Every publisher declares itself an organization, the maker of a product, too.
    const isSelf = type === 'organization' && named.isSite;
    const isDeclared = named.declared.some(
      (each) => each.type === type && !(isSelf && !each.isSubject && (each.isVague || context.usual === 'brand')),
    );
    if (isDeclared && (type !== 'person' || canBePerson)) add(type, typeWeights.declared);
  }
  // "New Yorkers" and "Californians" stand for their place, and "Lyon 6e" is a part of it.
  const stems = [/(?:ers?|ns?)$/u, / \p{N}{1,2}(?:er|e|ème)$/u].map((ending) => named.name.replace(ending, ''));
  if ([named.name, ...stems].some((name) => isPlace(name, context.language))) add('place', typeWeights.known);
  addWords(named, context, add);
  addCues(named, context, add);
  addKinds(named, context, add);
  // A network that pages link to for sharing is a brand.
  if (!context.isTechnical && isFurniture([named.key], context.language)) add('brand', typeWeights.word);
  // "National Institutes of Health (NIH)" is none.
  if (named.isExplained && !named.isOfMaker && !tellsOrganization(named.key.split(' '), context.language))
    add('concept', named.forms.some((form) => /^\p{Ll}/u.test(form)) ? typeWeights.declared : typeWeights.around);
  if (named.isTerm || context.genera.has(context.stemOf(named.key.split(' ')[0] ?? '')))
    add('concept', typeWeights.word);
  // "Alzheimer's", "Hashimoto's": what is never named without its possessive is called after somebody.
  if (named.isPossessive) add('concept', typeWeights.mark);
  if (named.isAuthor && canBePerson) add('person', typeWeights.word);
  // "Trello": software that is listed by a name of its own, of which no other product has a part.
  if (context.isSoftware && named.isListed && !named.isFamily && !named.isSite && !named.key.includes(' '))
    add('product', typeWeights.around);
  // "REI", before names of tents and of stoves, in a guide that sells none.
  const sellsNothing = context.usual === 'concept' && context.asked === null && context.genera.size < minGenera;
  if (named.isMaker && sellsNothing) add('brand', typeWeights.around);
  // "Vantro", besides "Vantro Rewards": of those who offer a service, one that pages list by the name of its offers.
  const isOne = !named.key.includes(' ');
  if (context.usual === 'organization' && context.asked === null && named.isListed && named.isFamily && isOne)
    add('brand', typeWeights.around);
  // Names enumerated together are of one type.
  const beside = sameOf(named.beside);
  const isOfSubject = named.key.split(' ').some((word) => context.keyword.has(context.stemOf(word)));
  if (beside === 'place' && !context.isTechnical && !isOfSubject) add(beside, typeWeights.mark);
  // "Premiere Pro, Final Cut Pro and Tarn Resolve": what those who offer a service work with.
  if (beside === 'product' && context.usual === 'organization' && !named.isSite) add(beside, typeWeights.mark);
  // A name with an inner capital is no place, nor are most abbreviations.
  const asked = context.asked === 'place' && /\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(named.name) ? null : context.asked;
  // "Types of cameras": Canon, with which models begin, is none of them.
  if (asked === 'concept' && named.isFamily && !named.isListed && !named.key.includes(' '))
    add('brand', typeWeights.around);
  else if (asked !== null) add(asked, named.isListed ? typeWeights.word : typeWeights.around);
  // Where nothing is sold, names are of people, places and who studies or publishes.
  else add(usualOf(named, context), typeWeights.usual);
  const [best] = entityTypes.map((type) => ({ type, sum: sums.get(type) ?? 0 })).sort((a, b) => b.sum - a.sum);
  return best?.type ?? context.usual;
}

/** Guides sell nothing: what they name by a single word is mostly something to buy, by several who studies or publishes. */
function usualOf(named: TypedName, { usual, isTechnical, genera, sites }: TypingContext): EntityType {
  const { key, isSite, isMaker, isFamily, occurrences } = named;
  // Where pages name so many species, a single word is the short name of another.
  if (genera.size >= minGenera && !key.includes(' ') && !isSite) return 'concept';
  if (usual !== 'concept' || isTechnical) return usual;
  if (key.includes(' ') || isSite) return 'organization';
  // "Merlot" and "merlot": what some write in small letters belongs to nobody.
  return occurrences.small > 0 && !isMaker && !isFamily && !isBrand(key, sites) ? 'concept' : 'brand';
}

/** The type that all of the names have; null if they differ. */
function sameOf([first, ...others]: readonly EntityType[]): EntityType | null {
  return first !== undefined && others.every((type) => type === first) ? first : null;
}

function addCues(
  { key, name, occurrences: { cues } }: TypedName,
  { usual, asked, isTechnical, isSoftware, isOrdinary }: TypingContext,
  add: Add,
): void {
  const { running, place, postal, title, person } = cues;
  if (running === 0) return;
  // An address declares its town.
  if (postal > 0) add('place', typeWeights.declared);
  // People also write "in Salesforce", and a name with an inner capital is not a place.
  const isOften = running >= (usual === 'concept' ? minOwnCount : minDwellingCount);
  const canBePlace = isOften && !isTechnical && (usual !== 'brand' || asked !== null);
  if (canBePlace && place >= running * minCueShare && !/\p{Ll}\p{Lu}/u.test(name)) add('place', typeWeights.around);
  if (title >= running * minCueShare) add('person', typeWeights.around);
  // A pronoun after a single word is often of somebody else, and behind the name of a tool of who uses it.
  const isOfTool = isSoftware && !name.includes(' ');
  const canBePerson = !isOfTool && !noPerson.test(name) && !key.split(' ').every(isOrdinary);
  if (canBePerson && person >= running * minCueShare && person >= (name.includes(' ') ? 1 : minOwnCount))
    add('person', typeWeights.around);
}

/** Adds what texts say that it is most often. */
function addKinds(
  {
    key,
    isFamily,
    occurrences: {
      cues: { kinds, running },
    },
  }: TypedName,
  { usual, isTechnical }: TypingContext,
  add: Add,
): void {
  const [best, second] = [...kinds].sort(([, a], [, b]) => b - a);
  if (best === undefined) return;
  const [kind, count] = best;
  // Of two that are said as often, one is said of something else.
  if (second?.[1] === count) return;
  // One of many sentences may speak of something else: "AWS, the report says".
  if (count < running * minKindShare) return;
  // "Key features Sony added": a noun in small letters before a name need not be of it.
  if (kind === 'concept' && count < minOwnCount && running >= minDwellingCount && usual !== 'concept') return;
  if (kind === 'maker') {
    // "Delonghi Stilosa" is a product of a maker.
    if (usual !== 'brand' || !key.includes(' ')) add(usual === 'brand' ? 'brand' : 'organization', typeWeights.around);
    return;
  }
  // A maker of several products is called after what it makes: "HubSpot is a platform".
  if (kind === 'product' && usual === 'brand' && isFamily) return;
  if (kind === 'place' && isTechnical) return;
  add(kind, typeWeights.around);
}
