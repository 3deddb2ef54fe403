/** Reads the type of a named thing from its own words: "Department of Energy", "Zoho CRM", "Mount Fuji". */
import { givenNames } from '../../../languages/any/given-names.ts';
import {
  conceptWords,
  eventWords,
  fieldBodies,
  keptDays,
  leadingOrganizations,
  organizationWords,
  personParticles,
  personSuffixes,
  personTitles,
  placeOpenings,
  placeWords,
  productWords,
  regionOpenings,
  standardBodies,
  tradeWords,
  workWords,
} from '../../../languages/any/name-cues.ts';
import { fieldLinks, legalForms, nameLinks } from '../../../languages/any/names.ts';
import { languagePack } from '../../../languages/packs.ts';
import type { EntityType } from '../../../report/vocabulary.ts';
import { isPlace } from '../../../text/places.ts';
import { isBrand } from '../brands.ts';
import { knownType } from '../evidence/known-names.ts';
import { givenNameOf, isStranger, opensInCapitals } from '../evidence/person-names.ts';
import { entitiesRule } from '../rule.ts';
import { kindOf } from './kind-cues.ts';
import { areRegions, isPartOfPlace } from './place-signs.ts';
import { typeOfSite } from './site-signs.ts';
import type { TypedName, TypingContext } from './typing-context.ts';

const { typeWeights, minCompoundHeadChars, minDescribing, minDescribingShare } = entitiesRule.values;

/** Adds a weight to the sum of a type. */
export type Add = (type: EntityType, weight: number) => void;

export function addWords(named: TypedName, context: TypingContext, add: Add): void {
  const { key, name, forms } = named;
  const words = key.split(' ');
  const last = words.at(-1) ?? '';
  const isOne = words.length === 1;
  // "Edward Lloyd's Coffee House" belongs to a person but is not one.
  const isOwned = forms.some((form) => /\p{L}['’]s\s\p{L}/u.test(form));
  const isOrganization = tellsOrganization(words, context.language);
  // "Robert Koch-Institut" is called after a person, as is "Jan Lund Photography"; "Russell 2000" has a figure.
  const isTrade = words.length > 2 && (tradeWords.has(last) || (named.isSite && context.isOrdinary(last)));
  const isCalledAfter = isOrganization || isTrade || /\p{N}|^Mark [IVX]+$/u.test(name);
  const given = isOwned || isCalledAfter ? null : givenNameOf(words, name);
  if (given !== null) add('person', given === 'common' ? typeWeights.word : typeWeights.around);
  if (isOwned) add('organization', typeWeights.mark);
  if (isTrade && !named.isSite) add('organization', typeWeights.around);
  // "Ludwig van Beethoven"; "Cais do Sodré" is where a trip leads.
  if (context.asked !== 'place' && words.slice(1, -1).some((word) => personParticles.has(word)))
    add('person', typeWeights.mark);
  // "Ed Lund Jr."
  if (words.length > 2 && personSuffixes.has(last)) add('person', typeWeights.word);
  // "Lord of the Rings" is none.
  if (!isOne && personTitles.has(words[0] ?? '') && !nameLinks.has(words[1] ?? '') && !opensInCapitals(name))
    add('person', typeWeights.word);
  if (forms.some((form) => hasLegalForm(form))) add('organization', typeWeights.word);
  if (!isOne && isOrganization) add('organization', typeWeights.word);
  // "Olympic Games", unless the keyword asks for what is sold under such names, as board games are.
  const isGood =
    context.keyword.has(context.stemOf(last)) && (context.asked === 'product' || context.usual === 'brand');
  if (!isOne && eventWords.has(last) && (context.asked === 'event' || !isGood)) add('event', typeWeights.word);
  if (!isOne && keptDays.has(last) && !named.isSite && !isGood) add('event', typeWeights.around);
  // "Journal of Tarn Studies".
  const isWork =
    workWords.has(last) || words.some((word, index) => workWords.has(word) && nameLinks.has(words[index + 1] ?? ''));
  if (!isOne && isWork) add('work', typeWeights.word);
  if (!isOne && productWords.has(last)) add('product', typeWeights.word);
  const isConcept = conceptWords.has(last) || (conceptWords.has(words[0] ?? '') && nameLinks.has(words[1] ?? ''));
  // A site may be called "Tarn Therapy" after what it offers.
  if (!isOne && isConcept && !named.isSite) add('concept', typeWeights.word);
  // "Napa Valley", "Mount Fuji"; "Northern Rhône" by half.
  const isThing = named.isOfMaker && context.usual === 'brand' && context.asked === null;
  if (!isOne && !isThing && (placeWords.has(last) || placeOpenings.has(words[0] ?? ''))) add('place', typeWeights.word);
  else if (!isOne && regionOpenings.has(words[0] ?? '')) add('place', typeWeights.around);
  if (isPartOfPlace(words, context.language)) add('place', typeWeights.known);
  // "Trish Tarnlund": two words that are no nouns, where nothing is sold that could be called so.
  const canBeStranger = context.usual === 'concept' && context.asked === null && !named.isSite && !named.isOfMaker;
  if (canBeStranger && isStranger(words, name, context.language)) add('person', typeWeights.mark);
  // "Melissa K. Norris".
  if (/^\p{Lu}\p{Ll}+\s\p{Lu}\.\s\p{Lu}/u.test(name)) add('person', typeWeights.around);
  if (isOne && (named.isFamily || context.usual !== 'brand') && !named.isSite && givenNames.has(key))
    add('person', typeWeights.mark);
  // "Zoho CRM", "Vivint Smart Thermostat": the keyword's subject with a maker's name.
  const isOfKeyword = !isOne && context.keyword.has(context.stemOf(last));
  // "Chip Theory Games", "Varsity Tutors": who makes or does what the keyword asks for.
  if (isOfKeyword && (context.asked === 'product' || kindOf(last) === 'person')) add('brand', typeWeights.word);
  else if (isOfKeyword && context.usual === 'brand') add('product', typeWeights.word);
  // "Tarn Movers": who offers the service that the keyword asks for.
  else if (isOfKeyword && context.usual === 'organization' && context.asked === null && !named.isSite)
    add('organization', typeWeights.around);
  // "NIST 800" is a standard, unless the market sells things with such names; "ISO 8601" always is.
  const isStandard =
    /^\p{Lu}{2,}[\s-]?\p{N}/u.test(name) && (context.usual !== 'brand' || standardBodies.has(words[0] ?? ''));
  // "NIST CSF": what an authority calls by an abbreviation.
  const isAuthority = context.usual !== 'brand' && /^\p{Lu}{2,}\s\p{Lu}{3,}$/u.test(name);
  if (isAuthority && !isPlace(words[0] ?? '', context.language))
    add('concept', standardBodies.has(words[0] ?? '') ? typeWeights.around : typeWeights.mark);
  if (isStandard) add('concept', typeWeights.word);
  else if (
    !named.isSite &&
    !(isOne && isBrand(key, context.sites)) &&
    /\p{L}.*\p{N}/u.test(name) &&
    !/\s(?:19|20)\p{N}{2}$/u.test(name)
  )
    add('product', typeWeights.mark);
  if (areRegions(name, context.language)) add('place', typeWeights.declared);
  if (/\p{L}\s?&\s?\p{L}/u.test(name)) add('organization', typeWeights.mark);
  // "LLCs" and "ATMs" are things; so are most abbreviations on pages that show code.
  if (context.countable.has(name) || (context.isTechnical && /^\p{Lu}{2,}$/u.test(name)))
    add('concept', typeWeights.word);
  // "NASA", but not "QCY", with which the names of products begin.
  // Where goods are compared, one without a site is what they are made of or can do: "TPU".
  else if (/^\p{Lu}{2,}$/u.test(name) && !(named.isFamily && context.usual === 'brand')) {
    const isPart = context.usual === 'brand' && !named.isSite && !isBrand(key, context.sites);
    add(isPart || describesNouns(named) ? 'concept' : 'organization', typeWeights.mark);
  }
  if (/\.\p{Ll}{2,4}$/u.test(name)) add(context.usual === 'brand' ? 'brand' : 'organization', typeWeights.mark);
  // "Redux" is software, "useState" a part of it.
  if (context.isTechnical && isOne && /^\p{Lu}\p{Ll}+$/u.test(name)) add('product', typeWeights.mark);
  // "Southern California Edison" serves a place.
  const isOfPlace = words.slice(0, -1).some((word) => isPlace(word, context.language));
  if (isOfPlace && !eventWords.has(last) && !placeWords.has(last) && !isWork) add('organization', typeWeights.around);
  // What a page links to may be a programme, a book or an event with a site of its own.
  const tellsKind = [conceptWords, eventWords, workWords, productWords, placeWords].some((kind) => kind.has(last));
  // "Echo Strength Depot" has the site echostrengthdepot.com, so it is not a product.
  // Software, too, has sites under .org.
  const isOther = (!isOne && tellsKind) || context.isTechnical || context.isSoftware;
  const isInstitution = !isOther && isBrand(key, context.institutions);
  if (isInstitution) add('organization', typeWeights.word);
  const isLinked = isBrand(key, context.sites);
  const isMarked = named.occurrences.cues.marked > 0 && !isOrganization;
  const isSite =
    (!isOne || context.asked === 'place') && !isInstitution && !tellsKind && context.asked !== 'event' && isLinked;
  // "OnePageCRM" says what it is.
  const tail = /\p{Ll}(\p{Lu}+|\p{Lu}\p{Ll}+)$/u.exec(name)?.[1] ?? '';
  const isOfKind =
    context.usual === 'brand' && context.asked === null && tail !== '' && context.keyword.has(context.stemOf(tail));
  if (isOfKind) add('product', typeWeights.word);
  // "Tarn Expo" is an event, though it has a site; "Vantro®" a brand, whoever sells it.
  else if ((isSite || named.isSite) && (isOne || !eventWords.has(last)))
    add(isMarked ? 'brand' : typeOfSite(named, isOrganization || isInstitution, context), typeWeights.word);
  // "Google Assistant": where products are sold, a brand has one word and its products have more.
  else if (context.asked === 'place' && context.sites.has(words[0] ?? '')) add('product', typeWeights.word);
  else if (context.asked === 'event' && named.isFamily) add('organization', typeWeights.word);
  else if (context.usual === 'brand' && (!isOne || named.isModel)) add('product', typeWeights.mark);
  // "Adobe Photoshop": what begins with the name of a brand known everywhere.
  else if (!isOne && !isOrganization && knownType(words[0] ?? '') === 'brand') add('product', typeWeights.mark);
  // "Microsoft Azure", and "Azure" beside it: what begins with its maker's name.
  else if (!context.isTechnical && context.usual !== 'brand' && !isOrganization && (named.isModel || named.isOfMaker))
    add('product', typeWeights.mark);
  // "PaaS", "SaaS", "SERPs": a kind of thing.
  else if (/^\p{Lu}\p{Ll}{1,3}\p{Lu}{1,2}$|^\p{Lu}{2,}s$/u.test(name)) add('concept', typeWeights.mark);
}

/** "SIM cards", "PV systems": an abbreviation that mostly describes a noun stands for a thing. */
function describesNouns({ occurrences: { cues } }: TypedName): boolean {
  return cues.running >= minDescribing && cues.attributive >= cues.running * minDescribingShare;
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

/** Languages (ISO 639-1) whose noun stands before what tells it apart. */
const headsFirst: ReadonlySet<string> = new Set(['ca', 'es', 'fr', 'gl', 'it', 'pt', 'ro']);

const heads = [...organizationWords].filter((word) => word.length >= minCompoundHeadChars);

/**
 * Whether the words of a name in `language` say that it is an organization's: "Department of Energy", but not "Authority
 * Having Jurisdiction".
 */
export function tellsOrganization(words: readonly string[], language: string): boolean {
  return words.some((word, index) => {
    const next = words[index + 1] ?? '';
    if (fieldLinks.has(next)) return fieldBodies.has(word) || namesOrganization(word, language);
    if (index === 0 && next !== '' && leadingOrganizations.has(word) && headsFirst.has(language)) return true;
    // "Articles of Organization" are articles.
    if (index > 1 && index === words.length - 1 && nameLinks.has(words[index - 1] ?? '')) return false;
    return namesOrganization(word, language) && (index === words.length - 1 || nameLinks.has(next));
  });
}

/** Whether a lower-cased word of a name in `language` (ISO 639-1) shows that it names an organization. */
export function namesOrganization(word: string, language: string): boolean {
  if (organizationWords.has(word)) return true;
  return languagePack(language).nouns?.formCompounds === true && heads.some((head) => word.endsWith(head));
}
