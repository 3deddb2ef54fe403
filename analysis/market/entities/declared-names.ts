/** Reads the names that pages declare, in structured data and in links to an encyclopedia. */

import { allItems, nameOf, type StructuredItem, shortName, valuesOf } from '../../extract/structured-data/item.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { EntityType } from '../../report/vocabulary.ts';
import { entitiesRule } from './rule.ts';

const { maxNameChars, maxNames } = entitiesRule.values;

export interface DeclaredName {
  name: string;
  type: EntityType | null;
  wikidata: string | null;
  wikipedia: string | null;
  /** Whether its type says no more than that it is an organization, as every publisher says of itself. */
  isVague: boolean;
  /** Whether the page declares it as its subject; others are only known to exist, such as its author or publisher. */
  isSubject: boolean;
}

const subjects = ['about', 'mentions', 'brand', 'manufacturer'] as const;
const others = ['itemReviewed', 'author', 'publisher', 'creator', 'provider', 'sponsor', 'worksFor'] as const;

/** Entity types of schema.org types. Compound names such as those with `Organization` match by their ending. */
const types: readonly (readonly [EntityType, RegExp])[] = [
  ['person', /^(?:Person|Patient|Physician)$/u],
  ['organization', /(?:Organization|Corporation|Business|NGO|Airline|University|School|Project)$/u],
  ['brand', /^Brand$/u],
  ['place', /(?:Place|City|Country|State|AdministrativeArea|Landmark|Accommodation|Residence)$/u],
  [
    'product',
    /(?:Product|ProductModel|ProductGroup|Vehicle|Car|SoftwareApplication|MobileApplication|Drug|VideoGame)$/u,
  ],
  ['work', /(?:CreativeWork|Book|Movie|TVSeries|MusicAlbum|MusicRecording|Periodical|Legislation|Report)$/u],
  ['event', /(?:Event|Festival)$/u],
  ['concept', /^(?:DefinedTerm|DefinedTermSet)$/u],
];

/** The types of any publisher. */
const vague = new Set(['Organization', 'Corporation', 'NewsMediaOrganization']);

/** Returns the names that `page` declares, with repeats. */
export function declaredNames({ document }: AnalyzedPage): DeclaredName[] {
  const { structuredData, links } = document.facts;
  const found: DeclaredName[] = [];
  for (const item of allItems(structuredData.items)) {
    for (const property of [...subjects, ...others]) {
      const isSubject = (subjects as readonly string[]).includes(property);
      for (const value of valuesOf(item, property)) add(found, value, isSubject);
    }
  }
  for (const { url, text } of links.citations) {
    const linked = encyclopediaOf(url);
    const name = linked === null ? '' : isTitle(text, linked.title) ? text.trim() : linked.title;
    if (linked !== null && isNameLike(name))
      found.push({ name, type: null, ...linked, isVague: false, isSubject: true });
  }
  return found.slice(0, maxNames);
}

function add(found: DeclaredName[], value: string | StructuredItem, isSubject: boolean): void {
  const name = (typeof value === 'string' ? value : (nameOf(value) ?? '')).replaceAll(/\s+/gu, ' ').trim();
  if (!isNameLike(name)) return;
  const type = typeof value === 'string' ? null : typeOf(value);
  const same = typeof value === 'string' ? [] : valuesOf(value, 'sameAs').filter((each) => typeof each === 'string');
  const linked = same.map(encyclopediaOf).filter((each) => each !== null);
  found.push({
    name,
    type,
    wikidata: linked.find(({ wikidata }) => wikidata !== null)?.wikidata ?? null,
    wikipedia: linked.find(({ wikipedia }) => wikipedia !== null)?.wikipedia ?? null,
    isVague: typeof value !== 'string' && value.types.map(shortName).every((each) => vague.has(each)),
    isSubject,
  });
}

function isNameLike(name: string): boolean {
  return name.length > 1 && name.length <= maxNameChars && /\p{L}/u.test(name) && !/^https?:|[<>{}]/u.test(name);
}

function typeOf({ types: written }: StructuredItem): EntityType | null {
  for (const name of written.map(shortName)) {
    const found = types.find(([, pattern]) => pattern.test(name));
    if (found !== undefined) return found[0];
  }
  return null;
}

/** Maps a knowledge graph's type description, in English as providers give it, to an entity type. */
export function typeOfWord(word: string): EntityType | null {
  const kinds: readonly (readonly [EntityType, RegExp])[] = [
    ['organization', /company|corporation|organization|organisation|agency|university|bank|retailer|manufacturer/iu],
    [
      'person',
      /(?<!\p{L})(?:actor|author|writer|singer|politician|businessman|entrepreneur|scientist|athlete|player|person)(?!\p{L})/iu,
    ],
    ['brand', /(?<!\p{L})brand(?!\p{L})/iu],
    ['place', /(?<!\p{L})(?:city|country|state|town|region|river|mountain|island|place)(?!\p{L})/iu],
    ['product', /(?<!\p{L})(?:product|software|app|car|vehicle|phone|console|model|operating system)(?!\p{L})/iu],
    ['work', /(?<!\p{L})(?:book|film|movie|song|album|series|show|game|novel)(?!\p{L})/iu],
    ['event', /(?<!\p{L})(?:event|festival|tournament|war|conference)(?!\p{L})/iu],
  ];
  return kinds.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/** The article or item of a Wikipedia or Wikidata address; null for any other. */
function encyclopediaOf(url: string): { title: string; wikidata: string | null; wikipedia: string | null } | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname } = new URL(url);
  const item = /^(?:www\.|m\.)?wikidata\.org$/u.test(hostname)
    ? /^\/(?:wiki|entity)\/(Q[1-9]\d*)$/u.exec(pathname)?.[1]
    : undefined;
  if (item !== undefined) return { title: '', wikidata: item, wikipedia: null };
  const page = /(?:^|\.)wikipedia\.org$/u.test(hostname) ? /^\/wiki\/([^:]+)$/u.exec(pathname)?.[1] : undefined;
  if (page === undefined) return null;
  const title = decoded(page)
    .replaceAll('_', ' ')
    .replace(/\s*\([^()]*\)$/u, '');
  return { title, wikidata: null, wikipedia: url };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a link's text matches the title of the linked article, in whole or in part. */
function isTitle(text: string, title: string): boolean {
  const plain = text.trim().toLowerCase();
  return title === ''
    ? plain.length > 1
    : plain !== '' && (title.toLowerCase().includes(plain) || plain.includes(title.toLowerCase()));
}
