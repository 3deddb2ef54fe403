/** Reads the type of a named thing from declarations, from what stands around it, and from what its market names. */

import { type EntityType, entityTypes } from '../../../report/vocabulary.ts';
import { isPlace } from '../../../text/places.ts';
import { isFurniture } from '../../names/term-noise.ts';
import { isBrand } from '../brands.ts';
import { entitiesRule } from '../rule.ts';
import type { Note } from './name-signs.ts';
import { tellsOrganization } from './organization-words.ts';
import type { TypedName, TypingContext } from './typing-context.ts';

const { minCueShare, minDwellingCount, minOwnCount, minKindShare, minGenera } = entitiesRule.values;

/** "The Social Shepherd", "98 Buck": names of no person. */
const noPerson = /^The\s|\p{N}/u;

/** Notes what pages declare the name to be, and what it is known to name. */
export function noteDeclared(named: TypedName, context: TypingContext, note: Note): void {
  const canBePerson = canNamePerson(named);
  for (const type of entityTypes) {
    // Every publisher declares itself an organization, the maker of a product, too.
    const isSelf = type === 'organization' && named.isSite;
    const isDeclared = named.declared.some(
      (each) => each.type === type && !(isSelf && !each.isSubject && (each.isVague || context.usual === 'brand')),
    );
    if (isDeclared && (type !== 'person' || canBePerson)) note(`declared_${type}`);
  }
  // "New Yorkers" and "Californians" stand for their place, and "Lyon 6e" is a part of it.
  const stems = [/(?:ers?|ns?)$/u, / \p{N}{1,2}(?:er|e|ème)$/u].map((ending) => named.name.replace(ending, ''));
  if ([named.name, ...stems].some((name) => isPlace(name, context.language))) note('known_place');
  if (named.isAuthor && canBePerson) note('author');
  // A network that pages link to for sharing is a brand.
  if (!context.isTechnical && isFurniture([named.key], context.language)) note('network');
}

/** Notes how the market's pages use the name among others. */
export function noteUse(named: TypedName, context: TypingContext, note: Note): void {
  const { usual, asked, isTechnical } = context;
  const isOne = !named.key.includes(' ');
  // "National Institutes of Health (NIH)" is none.
  if (named.isExplained && !named.isOfMaker && !tellsOrganization(named.key.split(' '), context.language))
    note(named.forms.some((form) => /^\p{Ll}/u.test(form)) ? 'explained_in_small' : 'explained');
  if (named.isTerm) note('term');
  if (context.genera.has(context.stemOf(named.key.split(' ')[0] ?? ''))) note('genus');
  // "Alzheimer's", "Hashimoto's": what is never named without its possessive is called after somebody.
  if (named.isPossessive) note('possessive');
  // "REI", before names of tents and of stoves, in a guide that sells none.
  const sellsNothing = usual === 'concept' && asked === null && context.genera.size < minGenera;
  if (named.isMaker && sellsNothing) note('maker_in_guide');
  // "Vantro", besides "Vantro Rewards": of those who offer a service, one that pages list by the name of its offers.
  if (usual === 'organization' && asked === null && named.isListed && named.isFamily && isOne) note('firm_with_offers');
  // Names enumerated together are of one type.
  const beside = sameOf(named.beside);
  const isOfSubject = named.key.split(' ').some((word) => context.keyword.has(context.stemOf(word)));
  if (beside === 'place' && !isTechnical && !isOfSubject) note('beside_place');
  // "Premiere Pro, Final Cut Pro and Tarn Resolve": what those who offer a service work with.
  if (beside === 'product' && usual === 'organization' && !named.isSite) note('beside_product');
  // A name with an inner capital is no place, nor are most abbreviations.
  const isAsked = asked !== null && !(asked === 'place' && /\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(named.name));
  // "Types of cameras": Canon, with which models begin, is none of them.
  if (asked === 'concept' && named.isFamily && !named.isListed && isOne) note('maker_of_sorts');
  else if (isAsked) note(named.isListed ? `listed_as_asked_${asked}` : `asked_${asked}`);
  // Where nothing is sold, names are of people, places and who studies or publishes.
  else note(usualSign(named, context));
}

/** Guides sell nothing: what they name by a single word is mostly something to buy, by several who studies or publishes. */
function usualSign(
  { key, isSite, isMaker, isFamily, occurrences }: TypedName,
  { usual, isTechnical, isOnline, genera, sites }: TypingContext,
) {
  // Where pages name so many species, a single word is the short name of another.
  if (genera.size >= minGenera && !key.includes(' ') && !isSite) return 'among_species';
  if (isTechnical && usual === 'concept') return 'beside_code';
  if (usual === 'brand') return 'among_goods';
  if (usual !== 'concept') return isOnline ? 'among_online_services' : 'among_services';
  if (key.includes(' ') || isSite) return 'words_in_guide';
  // "Merlot" and "merlot": what some write in small letters belongs to nobody.
  const isNobodys = occurrences.small > 0 && !isMaker && !isFamily && !isBrand(key, sites);
  return isNobodys ? 'small_word_in_guide' : 'word_in_guide';
}

/** The type that all of the names have; null if they differ. */
function sameOf([first, ...others]: readonly EntityType[]): EntityType | null {
  return first !== undefined && others.every((type) => type === first) ? first : null;
}

/** A site may name itself as its author, or its reviewers in capitals: "Audiophile ON". */
function canNamePerson({ name, isSite }: TypedName): boolean {
  return !noPerson.test(name) && !(isSite && /\s\p{Lu}{2,}$/u.test(name));
}

/** Notes what stands before and behind the name in running text. */
export function noteCues(
  { key, name, occurrences: { cues } }: TypedName,
  { usual, asked, isTechnical, isSoftware, isOrdinary }: TypingContext,
  note: Note,
): void {
  const { running, place, postal, title, person } = cues;
  if (running === 0) return;
  // An address declares its town.
  if (postal > 0) note('postal_code');
  // People also write "in Salesforce", and a name with an inner capital is not a place.
  const isOften = running >= (usual === 'concept' ? minOwnCount : minDwellingCount);
  const canBePlace = isOften && !isTechnical && (usual !== 'brand' || asked !== null);
  if (canBePlace && place >= running * minCueShare && !/\p{Ll}\p{Lu}/u.test(name)) note('after_in');
  if (title >= running * minCueShare) note('after_title');
  // A pronoun after a single word is often of somebody else, and behind the name of a tool of who uses it.
  const isOfTool = isSoftware && !name.includes(' ');
  const canBePerson = !isOfTool && !noPerson.test(name) && !key.split(' ').every(isOrdinary);
  if (canBePerson && person >= running * minCueShare && person >= (name.includes(' ') ? 1 : minOwnCount))
    note('before_pronoun');
}

/** Notes what texts say that it is most often. */
export function noteKinds(
  {
    key,
    isFamily,
    occurrences: {
      cues: { kinds, running },
    },
  }: TypedName,
  { usual, isTechnical }: TypingContext,
  note: Note,
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
    if (usual !== 'brand' || !key.includes(' ')) note(usual === 'brand' ? 'called_maker_of_goods' : 'called_maker');
    return;
  }
  // A maker of several products is called after what it makes: "HubSpot is a platform".
  if (kind === 'product' && usual === 'brand' && isFamily) return;
  if (kind === 'place' && isTechnical) return;
  note(`called_${kind}`);
}
