/** What a named thing is, by what is declared of it, by the words of its name and by what stands around it. */

import { givenNames } from '../../languages/any/given-names.ts';
import {
  eventWords,
  organizationWords,
  personParticles,
  personTitles,
  productWords,
  workWords,
} from '../../languages/any/name-cues.ts';
import { legalForms, nameLinks } from '../../languages/any/names.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { type EntityType, entityTypes } from '../../report/vocabulary.ts';
import { isPlace } from '../../text/places.ts';
import { timesSaid } from '../../text/title-signs.ts';
import { isBrand } from './brands.ts';
import type { DeclaredName } from './declared-names.ts';
import type { Occurrences } from './occurrences.ts';
import { entitiesRule } from './rule.ts';

const { typeWeights, minCueShare, minSellingRate, maxReadChars, maxPersonWords, minDwellingCount } =
  entitiesRule.values;

/** What the names of a market are read with. */
export interface TypingContext {
  language: string;
  /** What a name with nothing else to tell by most likely is in this market. */
  usual: EntityType;
  /** Stems of the keyword. */
  keyword: ReadonlySet<string>;
  stemOf(word: string): string;
  /** Names, by key, for which a page explains an abbreviation. */
  explained: ReadonlySet<string>;
  /** Names of the ranking sites and of those that they link to, as hosts write them. */
  sites: ReadonlySet<string>;
}

/** What is typed. */
export interface TypedName {
  key: string;
  name: string;
  /** As written. */
  forms: readonly string[];
  /** A page explains an abbreviation by it. */
  isExplained: boolean;
  occurrences: Pick<Occurrences, 'cues'>;
  declared: readonly DeclaredName[];
}

/** The type that most speaks for; what `context` says is usual where nothing does. */
export function typeOfName(named: TypedName, context: TypingContext): EntityType {
  const sums = new Map<EntityType, number>();
  const add = (type: EntityType, weight: number) => sums.set(type, (sums.get(type) ?? 0) + weight);
  for (const type of entityTypes) {
    const count = named.declared.filter((each) => each.type === type).length;
    if (count > 0) add(type, typeWeights.declared);
  }
  if (isPlace(named.name, context.language)) add('place', typeWeights.known);
  addWords(named, context, add);
  addCues(named, context.usual, add);
  if (named.isExplained) add('concept', /^\p{Ll}/u.test(named.name) ? typeWeights.word : typeWeights.mark);
  add(context.usual, typeWeights.usual);
  const [best] = entityTypes.map((type) => ({ type, sum: sums.get(type) ?? 0 })).sort((a, b) => b.sum - a.sum);
  return best?.type ?? context.usual;
}

type Add = (type: EntityType, weight: number) => void;

function addWords({ key, name, forms }: TypedName, context: TypingContext, add: Add): void {
  const words = key.split(' ');
  const last = words.at(-1) ?? '';
  const isOne = words.length === 1;
  // "Edward Lloyd's Coffee House" is somebody's.
  const isOwned = forms.some((form) => /\p{L}['’]s\s\p{L}/u.test(form));
  if (!isOne && !isOwned && words.length <= maxPersonWords && givenNames.has(words[0] ?? ''))
    add('person', typeWeights.word);
  if (isOwned) add('organization', typeWeights.mark);
  // "Ludwig van Beethoven".
  if (words.slice(1, -1).some((word) => personParticles.has(word))) add('person', typeWeights.mark);
  if (!isOne && personTitles.has(words[0] ?? '')) add('person', typeWeights.word);
  if (forms.some((form) => hasLegalForm(form))) add('organization', typeWeights.word);
  // "Department of Energy", but not "Authority Having Jurisdiction".
  const isOrganization = words.some(
    (word, index) =>
      organizationWords.has(word) && (index === words.length - 1 || nameLinks.has(words[index + 1] ?? '')),
  );
  if (!isOne && isOrganization) add('organization', typeWeights.word);
  if (!isOne && eventWords.has(last)) add('event', typeWeights.word);
  if (!isOne && workWords.has(last)) add('work', typeWeights.word);
  if (!isOne && productWords.has(last)) add('product', typeWeights.word);
  // "Zoho CRM", "Vivint Smart Thermostat": what is looked for, by a maker's name.
  const isOfKeyword = !isOne && context.keyword.has(context.stemOf(last));
  if (isOfKeyword && context.usual === 'brand') add('product', typeWeights.word);
  // "NIST 800" is a standard where nothing is sold by such names.
  const isStandard = context.usual !== 'brand' && /^\p{Lu}{2,}[\s-]?\p{N}/u.test(name);
  if (/\p{L}.*\p{N}/u.test(name)) add(isStandard ? 'concept' : 'product', typeWeights.mark);
  if (/\p{L}\s?&\s?\p{L}/u.test(name)) add('organization', typeWeights.mark);
  if (/^\p{Lu}{2,}$/u.test(name)) add('organization', typeWeights.mark);
  if (/\.\p{Ll}{2,4}$/u.test(name)) add(context.usual === 'brand' ? 'brand' : 'organization', typeWeights.mark);
  // "Echo Strength Depot" of echostrengthdepot.com: whoever has a site is no product.
  const isSite = !isOne && isBrand(key, context.sites);
  if (isSite) add(context.usual === 'brand' ? 'brand' : 'organization', typeWeights.word);
  if (context.usual !== 'brand' || isSite) return;
  // "Google Assistant": a brand is one word where products are sold, what it sells has more; "OnePageCRM" says what it is.
  const tail = /\p{Ll}(\p{Lu}+|\p{Lu}\p{Ll}+)$/u.exec(name)?.[1] ?? '';
  if (!isOne || context.keyword.has(context.stemOf(tail))) add('product', typeWeights.mark);
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

function addCues({ name, occurrences: { cues } }: TypedName, usual: EntityType, add: Add): void {
  const { running, place, title, person } = cues;
  if (running === 0) return;
  // "In Salesforce" is said as well, and a capital inside is of no place.
  const isOften = running >= minDwellingCount || usual === 'concept';
  if (isOften && place >= running * minCueShare && !/\p{Ll}\p{Lu}/u.test(name)) add('place', typeWeights.around);
  if (title >= running * minCueShare) add('person', typeWeights.around);
  if (person >= running * minCueShare) add('person', typeWeights.around);
}

/**
 * What a bare name most likely is: a brand where the pages speak of products, an organization where they speak of those
 * who do the work, a concept where they sell nothing.
 */
export function usualTypeOf(pages: readonly AnalyzedPage[], language: string): EntityType {
  let words = 0;
  let services = 0;
  let products = 0;
  let prices = 0;
  for (const page of pages) {
    const text = page.document.text.slice(0, maxReadChars);
    words += page.words;
    services += timesSaid(text, 'service', language);
    prices += text.match(/\p{Sc}\s?\p{N}|\p{N}\s?\p{Sc}/gu)?.length ?? 0;
    products += timesSaid(text, 'software', language) + timesSaid(text, 'product', language);
  }
  if (services + products + prices < words * minSellingRate) return 'concept';
  return services > products ? 'organization' : 'brand';
}
