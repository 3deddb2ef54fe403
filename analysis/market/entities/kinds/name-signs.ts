/** Reads the type of a named thing from its own words: "Department of Energy", "Zoho CRM", "Mount Fuji". */
import { givenNames } from '../../../languages/any/given-names.ts';
import {
  conceptWords,
  endingsOfIdeas,
  eventWords,
  keptDays,
  partsOfLaws,
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
import { nameLinks } from '../../../languages/any/names.ts';
import { isPlace } from '../../../text/places.ts';
import { isBrand } from '../brands.ts';
import { knownType, typeOfKnown } from '../evidence/known-names.ts';
import { givenNameOf, isStranger, opensInCapitals } from '../evidence/person-names.ts';
import { entitiesRule } from '../rule.ts';
import { kindOf } from './kind-cues.ts';
import { hasLegalForm, tellsOrganization } from './organization-words.ts';
import { areRegions, isPartOfPlace } from './place-signs.ts';
import type { Sign } from './sign-weights.ts';
import { signOfSite } from './site-signs.ts';
import type { TypedName, TypingContext } from './typing-context.ts';

const { minDescribing, minDescribingShare } = entitiesRule.values;

/** Notes a sign. */
export type Note = (sign: Sign) => void;

export function noteWords(named: TypedName, context: TypingContext, note: Note): void {
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
  if (given !== null) note(given === 'common' ? 'given_name' : 'rare_given_name');
  if (isOwned) note(knownType(words[0] ?? '') === 'brand' ? 'owned_by_brand' : 'owned');
  if (isTrade && !named.isSite) note('trade');
  // "Ludwig van Beethoven"; "Cais do Sodré" is where a trip leads.
  if (context.asked !== 'place' && words.slice(1, -1).some((word) => personParticles.has(word))) note('particle');
  // "Ed Lund Jr."
  if (words.length > 2 && personSuffixes.has(last)) note('person_suffix');
  // "Lord of the Rings" is none.
  if (!isOne && personTitles.has(words[0] ?? '') && !nameLinks.has(words[1] ?? '') && !opensInCapitals(name))
    note('person_title');
  // "Title 24" of a law; "Bluetooth 5.3", a version of what is known.
  if (partsOfLaws.has(words[0] ?? '') && /^\p{Lu}\p{Ll}+\s\p{N}+$/u.test(name)) note('part_of_law');
  if (!isOne && /^[\p{N}.]+$/u.test(words.slice(1).join('')) && typeOfKnown(words[0] ?? '') === 'concept')
    note('version_of_concept');
  if (!named.isSite && endingsOfIdeas.test(last) && (isOne || context.isOrdinary(last))) note('word_for_idea');
  if (forms.some((form) => hasLegalForm(form))) note('legal_form');
  if (!isOne && isOrganization) note('organization_word');
  // "Olympic Games", unless the keyword asks for what is sold under such names, as board games are.
  const isGood =
    context.keyword.has(context.stemOf(last)) && (context.asked === 'product' || context.usual === 'brand');
  if (!isOne && eventWords.has(last) && (context.asked === 'event' || !isGood)) note('event_word');
  if (!isOne && keptDays.has(last) && !named.isSite && !isGood) note('kept_day');
  // "Journal of Tarn Studies".
  const isWork =
    workWords.has(last) || words.some((word, index) => workWords.has(word) && nameLinks.has(words[index + 1] ?? ''));
  if (!isOne && isWork) note('work_word');
  if (!isOne && productWords.has(last)) note('product_word');
  const isConcept = conceptWords.has(last) || (conceptWords.has(words[0] ?? '') && nameLinks.has(words[1] ?? ''));
  // A site may be called "Tarn Therapy" after what it offers.
  if (!isOne && isConcept && !named.isSite) note('concept_word');
  // "Napa Valley", "Mount Fuji"; "Northern Rhône" by half.
  const isThing = named.isOfMaker && context.usual === 'brand' && context.asked === null;
  if (!isOne && !isThing && (placeWords.has(last) || placeOpenings.has(words[0] ?? ''))) note('place_word');
  else if (!isOne && regionOpenings.has(words[0] ?? '')) note('region_word');
  if (isPartOfPlace(words, context.language)) note('part_of_place');
  // "Trish Tarnlund": two words that are no nouns, where nothing is sold that could be called so.
  const canBeStranger = context.usual === 'concept' && context.asked === null && !named.isSite && !named.isOfMaker;
  if (canBeStranger && isStranger(words, name, context.language)) note('strange_words');
  // "Melissa K. Norris".
  if (/^\p{Lu}\p{Ll}+\s\p{Lu}\.\s\p{Lu}/u.test(name)) note('middle_initial');
  if (isOne && (named.isFamily || context.usual !== 'brand') && !named.isSite && givenNames.has(key))
    note('lone_given_name');
  // "Zoho CRM", "Vivint Smart Thermostat": the keyword's subject with a maker's name.
  const isOfKeyword = !isOne && context.keyword.has(context.stemOf(last));
  // "Chip Theory Games", "Varsity Tutors": who makes or does what the keyword asks for.
  if (isOfKeyword && (context.asked === 'product' || kindOf(last) === 'person')) note('maker_of_keyword');
  else if (isOfKeyword && context.usual === 'brand') note('goods_of_keyword');
  // "Tarn Movers": who offers the service that the keyword asks for.
  else if (isOfKeyword && context.usual === 'organization' && context.asked === null && !named.isSite)
    note('firm_of_keyword');
  // "NIST 800" is a standard, unless the market sells things with such names; "ISO 8601" always is.
  const isStandard =
    /^\p{Lu}{2,}[\s-]?\p{N}/u.test(name) && (context.usual !== 'brand' || standardBodies.has(words[0] ?? ''));
  // "NIST CSF": what an authority calls by an abbreviation.
  const isAuthority = context.usual !== 'brand' && /^\p{Lu}{2,}\s\p{Lu}{3,}$/u.test(name);
  if (isAuthority && !isPlace(words[0] ?? '', context.language))
    note(standardBodies.has(words[0] ?? '') ? 'scheme_of_standards' : 'scheme');
  if (isStandard) note('standard_number');
  else if (
    !named.isSite &&
    !(isOne && isBrand(key, context.sites)) &&
    /\p{L}.*\p{N}/u.test(name) &&
    !/\s(?:19|20)\p{N}{2}$/u.test(name)
  )
    note('figure');
  if (areRegions(name, context.language)) note('regions');
  if (/\p{L}\s?&\s?\p{L}/u.test(name)) note('ampersand');
  // "LLCs" and "ATMs" are things; so are most abbreviations on pages that show code.
  if (context.countable.has(name) || (context.isTechnical && /^\p{Lu}{2,}$/u.test(name)))
    note('abbreviation_of_things');
  // "NASA", but not "QCY", with which the names of products begin.
  // Where goods are compared, one without a site is what they are made of or can do: "TPU".
  else if (/^\p{Lu}{2,}$/u.test(name) && !(named.isFamily && context.usual === 'brand')) {
    const isPart = context.usual === 'brand' && !named.isSite && !isBrand(key, context.sites);
    // "The FCC", "NASA's"; "PVC" is neither.
    const isNobody = !named.isSite && !isBrand(key, context.sites) && named.occurrences.cues.definite === 0;
    note(
      isPart
        ? 'abbreviation_of_part'
        : describesNouns(named)
          ? 'abbreviation_describing'
          : isNobody
            ? 'abbreviation_of_nobody'
            : 'abbreviation',
    );
  }
  if (/\.\p{Ll}{2,4}$/u.test(name)) note(context.usual === 'brand' ? 'host_among_goods' : 'host');
  // "Redux" is software, "useState" a part of it.
  if (context.isTechnical && isOne && /^\p{Lu}\p{Ll}+$/u.test(name)) note('word_beside_code');
  // "Southern California Edison" serves a place.
  const isOfPlace = words.slice(0, -1).some((word) => isPlace(word, context.language));
  if (isOfPlace && !eventWords.has(last) && !placeWords.has(last) && !isWork) note('of_place');
  // What a page links to may be a programme, a book or an event with a site of its own.
  const tellsKind = [conceptWords, eventWords, workWords, productWords, placeWords].some((kind) => kind.has(last));
  // "Echo Strength Depot" has the site echostrengthdepot.com, so it is not a product.
  // Software, too, has sites under .org.
  const isOther = (!isOne && tellsKind) || context.isTechnical || context.isSoftware;
  const isInstitution = !isOther && isBrand(key, context.institutions);
  if (isInstitution) note('institution_site');
  const isLinked = isBrand(key, context.sites);
  const isMarked = named.occurrences.cues.marked > 0 && !isOrganization;
  const isSite =
    (!isOne || context.asked === 'place') && !isInstitution && !tellsKind && context.asked !== 'event' && isLinked;
  // "OnePageCRM" says what it is.
  const tail = /\p{Ll}(\p{Lu}+|\p{Lu}\p{Ll}+)$/u.exec(name)?.[1] ?? '';
  const isOfKind =
    context.usual === 'brand' && context.asked === null && tail !== '' && context.keyword.has(context.stemOf(tail));
  if (isOfKind) note('keyword_in_name');
  // "Tarn Expo" is an event, though it has a site; "Vantro®" a brand, whoever sells it.
  else if ((isSite || named.isSite) && (isOne || !eventWords.has(last)))
    note(isMarked ? 'trademark' : signOfSite(named, isOrganization || isInstitution, context));
  // "Google Assistant": where products are sold, a brand has one word and its products have more.
  else if (context.asked === 'place' && context.sites.has(words[0] ?? '')) note('of_site_in_place');
  else if (context.asked === 'event' && named.isFamily) note('host_of_events');
  else if (context.usual === 'brand' && (!isOne || named.isModel)) note('words_among_goods');
  // "Adobe Photoshop": what begins with the name of a brand known everywhere.
  else if (!isOne && !isOrganization && knownType(words[0] ?? '') === 'brand') note('of_known_brand');
  // "Microsoft Azure", and "Azure" beside it: what begins with its maker's name.
  else if (!context.isTechnical && context.usual !== 'brand' && !isOrganization && (named.isModel || named.isOfMaker))
    note('of_maker');
  // "PaaS", "SaaS", "SERPs": a kind of thing.
  else if (/^\p{Lu}\p{Ll}{1,3}\p{Lu}{1,2}$|^\p{Lu}{2,}s$/u.test(name)) note('short_kind');
}

/** "SIM cards", "PV systems": an abbreviation that mostly describes a noun stands for a thing. */
function describesNouns({ occurrences: { cues } }: TypedName): boolean {
  return cues.running >= minDescribing && cues.attributive >= cues.running * minDescribingShare;
}
