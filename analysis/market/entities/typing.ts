/** Determines the type of a named thing from declarations, the words of its name and its context. */

import { givenNames } from '../../languages/any/given-names.ts';
import {
  eventWords,
  personParticles,
  personTitles,
  productWords,
  standardBodies,
  workWords,
} from '../../languages/any/name-cues.ts';
import { legalForms, nameLinks } from '../../languages/any/names.ts';
import { type EntityType, entityTypes } from '../../report/vocabulary.ts';
import { isPlace } from '../../text/places.ts';
import { isBrand } from './brands.ts';
import type { DeclaredName } from './declared-names.ts';
import type { Occurrences } from './occurrences.ts';
import { namesOrganization } from './organization-names.ts';
import { entitiesRule } from './rule.ts';
import type { TypingContext } from './typing-context.ts';

const { typeWeights, minCueShare, maxPersonWords, minDwellingCount } = entitiesRule.values;

/** A name to type. */
export interface TypedName {
  key: string;
  name: string;
  /** Spellings. */
  forms: readonly string[];
  /** Whether a page explains an abbreviation by it. */
  isExplained: boolean;
  /** Whether a ranking site calls itself so. */
  isSite: boolean;
  /** Whether a page names it as its author. */
  isAuthor: boolean;
  /** Whether the name of a maker and this one are a longer name: "Leaf", besides "Nissan Leaf". */
  isModel: boolean;
  /** Whether other names begin with it: "Zoho", besides "Zoho Books" and "Zoho CRM". */
  isFamily: boolean;
  occurrences: Pick<Occurrences, 'cues'>;
  declared: readonly DeclaredName[];
}

/** Returns the type with most evidence; without evidence, the usual type of `context`. */
export function typeOfName(named: TypedName, context: TypingContext): EntityType {
  const sums = new Map<EntityType, number>();
  const add = (type: EntityType, weight: number) => sums.set(type, (sums.get(type) ?? 0) + weight);
  for (const type of entityTypes) {
    const count = named.declared.filter((each) => each.type === type).length;
    if (count > 0) add(type, typeWeights.declared);
  }
  if (isPlace(named.name, context.language)) add('place', typeWeights.known);
  addWords(named, context, add);
  addCues(named, context, add);
  addKinds(named, context, add);
  if (named.isExplained) add('concept', /^\p{Ll}/u.test(named.name) ? typeWeights.word : typeWeights.around);
  if (named.isAuthor) add('person', typeWeights.word);
  // Where nothing is sold, names are of people, places and who studies or publishes.
  add(context.usual === 'concept' && !context.isTechnical ? 'organization' : context.usual, typeWeights.usual);
  const [best] = entityTypes.map((type) => ({ type, sum: sums.get(type) ?? 0 })).sort((a, b) => b.sum - a.sum);
  return best?.type ?? context.usual;
}

type Add = (type: EntityType, weight: number) => void;

function addWords(named: TypedName, context: TypingContext, add: Add): void {
  const { key, name, forms } = named;
  const words = key.split(' ');
  const last = words.at(-1) ?? '';
  const isOne = words.length === 1;
  // "Edward Lloyd's Coffee House" belongs to a person but is not one.
  const isOwned = forms.some((form) => /\p{L}['’]s\s\p{L}/u.test(form));
  // "Department of Energy", but not "Authority Having Jurisdiction".
  const isOrganization = words.some(
    (word, index) =>
      namesOrganization(word, context.language) &&
      (index === words.length - 1 || nameLinks.has(words[index + 1] ?? '')),
  );
  // "Robert Koch-Institut" is called after a person.
  if (!isOne && !isOwned && !isOrganization && words.length <= maxPersonWords && givenNames.has(words[0] ?? ''))
    add('person', typeWeights.word);
  if (isOwned) add('organization', typeWeights.mark);
  // "Ludwig van Beethoven".
  if (words.slice(1, -1).some((word) => personParticles.has(word))) add('person', typeWeights.mark);
  if (!isOne && personTitles.has(words[0] ?? '')) add('person', typeWeights.word);
  if (forms.some((form) => hasLegalForm(form))) add('organization', typeWeights.word);
  if (!isOne && isOrganization) add('organization', typeWeights.word);
  if (!isOne && eventWords.has(last)) add('event', typeWeights.word);
  // "Journal of Tarn Studies".
  const isWork = workWords.has(last) || (workWords.has(words[0] ?? '') && nameLinks.has(words[1] ?? ''));
  if (!isOne && isWork) add('work', typeWeights.word);
  if (!isOne && productWords.has(last)) add('product', typeWeights.word);
  // "Zoho CRM", "Vivint Smart Thermostat": the keyword's subject with a maker's name.
  const isOfKeyword = !isOne && context.keyword.has(context.stemOf(last));
  if (isOfKeyword && context.usual === 'brand') add('product', typeWeights.word);
  // "NIST 800" is a standard, unless the market sells things with such names; "ISO 8601" always is.
  const isStandard =
    /^\p{Lu}{2,}[\s-]?\p{N}/u.test(name) && (context.usual !== 'brand' || standardBodies.has(words[0] ?? ''));
  // "NIST CSF": what an authority calls by an abbreviation.
  const isAuthority = context.usual !== 'brand' && /^\p{Lu}{2,}\s\p{Lu}{3,}$/u.test(name);
  if (isAuthority && !isPlace(words[0] ?? '', context.language)) add('concept', typeWeights.mark);
  if (isStandard) add('concept', typeWeights.word);
  else if (/\p{L}.*\p{N}/u.test(name)) add('product', typeWeights.mark);
  if (/\p{L}\s?&\s?\p{L}/u.test(name)) add('organization', typeWeights.mark);
  if (/^\p{Lu}{2,}$/u.test(name)) add('organization', typeWeights.mark);
  if (/\.\p{Ll}{2,4}$/u.test(name)) add(context.usual === 'brand' ? 'brand' : 'organization', typeWeights.mark);
  // "Redux" is software, "useState" a part of it.
  if (context.isTechnical && isOne && /^\p{Lu}\p{Ll}+$/u.test(name)) add('product', typeWeights.mark);
  // "Southern California Edison" serves a place.
  const isOfPlace = words.slice(0, -1).some((word) => isPlace(word, context.language));
  if (isOfPlace && !eventWords.has(last) && !isWork) add('organization', typeWeights.around);
  // "Echo Strength Depot" has the site echostrengthdepot.com, so it is not a product.
  // Software, too, has sites under .org.
  const isInstitution = !context.isTechnical && !context.isSoftware && isBrand(key, context.institutions);
  if (isInstitution) add('organization', typeWeights.word);
  const isSite = !isOne && !isInstitution && isBrand(key, context.sites);
  // "OnePageCRM" says what it is.
  const tail = /\p{Ll}(\p{Lu}+|\p{Lu}\p{Ll}+)$/u.exec(name)?.[1] ?? '';
  const isOfKind = context.usual === 'brand' && tail !== '' && context.keyword.has(context.stemOf(tail));
  if (isOfKind) add('product', typeWeights.word);
  else if (isSite || named.isSite) add(context.usual === 'brand' ? 'brand' : 'organization', typeWeights.word);
  // "Google Assistant": where products are sold, a brand has one word and its products have more.
  else if (context.usual === 'brand' && (!isOne || named.isModel)) add('product', typeWeights.mark);
}

function hasLegalForm(form: string): boolean {
  const last =
    form
      .toLowerCase()
      .replaceAll('.', '')
      .split(/[\s,]+/u)
      .at(-1) ?? '';
  return form.includes(' ') && legalForms.has(last);
}

function addCues({ name, occurrences: { cues } }: TypedName, { usual, isTechnical }: TypingContext, add: Add): void {
  const { running, place, title, person } = cues;
  if (running === 0) return;
  // People also write "in Salesforce", and a name with an inner capital is not a place.
  const isOften = running >= minDwellingCount || usual === 'concept';
  const canBePlace = isOften && !isTechnical && usual !== 'brand';
  if (canBePlace && place >= running * minCueShare && !/\p{Ll}\p{Lu}/u.test(name)) add('place', typeWeights.around);
  if (title >= running * minCueShare) add('person', typeWeights.around);
  if (person >= running * minCueShare) add('person', typeWeights.around);
}

/** Adds what texts say that it is most often. */
function addKinds(
  { key, isFamily, occurrences: { cues } }: TypedName,
  { usual, isTechnical }: TypingContext,
  add: Add,
): void {
  const [best] = [...cues.kinds].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  if (best === undefined) return;
  const [kind] = best;
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
