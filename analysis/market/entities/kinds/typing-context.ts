/** What the market says about the types of its names: what it sells, who writes it, which names belong together. */
import { registrableDomainOf } from '../../../gather/address.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { EntityType } from '../../../report/vocabulary.ts';
import type { Analyzer } from '../../../text/analyzer.ts';
import { brandsOf, isInstitution } from '../brands.ts';
import type { DeclaredName } from '../declared-names.ts';
import { dictionaryOf } from '../evidence/dictionary.ts';
import { isGivenName } from '../evidence/person-names.ts';
import { authorsOf, familiesIn, modelsIn, namesOfMakers } from '../name-key.ts';
import type { Occurrences } from '../occurrences.ts';
import { areTechnical, asksOnline, asksSoftware } from './market-kind.ts';
import { generaIn } from './species.ts';

/** A name to type. */
export interface TypedName {
  key: string;
  name: string;
  /** Spellings. */
  forms: readonly string[];
  /** Whether a page explains an abbreviation by it. */
  isExplained: boolean;
  /** Whether pages also write it in small letters, so it is a term of art: "operating agreement". */
  isTerm: boolean;
  /** Whether a ranking site calls itself so. */
  isSite: boolean;
  /** Whether its site recommends others, and no other site recommends it. */
  isReviewer: boolean;
  /** Whether its site offers an app, and whether it is that of a firm which can be called. */
  isApp: boolean;
  isFirm: boolean;
  /** Whether its site is that of an association, a school or a newspaper. */
  isBody: boolean;
  /** Whether it is a single word that pages only ever write as a possessive: "Alzheimer's". */
  isPossessive: boolean;
  /** Whether a page names it as its author. */
  isAuthor: boolean;
  /** Whether several sites begin names of products with it: "Vantro", before "Tarn 500" and "Lund Mini". */
  isMaker: boolean;
  /** Whether the name of a maker and this one are a longer name: "Leaf", besides "Nissan Leaf". */
  isModel: boolean;
  /** Whether it begins with another name, that of its maker: "Microsoft Azure", besides "Microsoft". */
  isOfMaker: boolean;
  /** Whether other names begin with it: "Zoho", besides "Zoho Books" and "Zoho CRM". */
  isFamily: boolean;
  /** Whether pages that list what there is to choose name it without it being a name: "Snake plant". */
  isKind?: boolean;
  occurrences: Pick<Occurrences, 'cues' | 'small'>;
  declared: readonly DeclaredName[];
  /** Whether it heads an entry of a list of names. */
  isListed: boolean;
  /** Types of the names that pages enumerate it with: "Shibuya and Tokyo". */
  beside: readonly EntityType[];
}

/** The market's context for typing. */
export interface TypingContext {
  language: string;
  /** The most likely type of a name without other evidence in this market. */
  usual: EntityType;
  /** The type of the names that the keyword asks for, where it says so. */
  asked: EntityType | null;
  /** Whether its names are of who offers a service. */
  areCompanies: boolean;
  /** Stems of the keyword. */
  keyword: ReadonlySet<string>;
  stemOf(word: string): string;
  /** Whether a word of a name is in the dictionary of the language, and no given name. */
  isOrdinary(word: string): boolean;
  /** Keys of names for which a page explains an abbreviation. */
  explained: ReadonlySet<string>;
  /** Whether most pages show code: what they name is software and its parts, never a place. */
  isTechnical: boolean;
  /** Those of authorities, universities and associations: `energystar.gov`. */
  institutions: ReadonlySet<string>;
  /** Names with which other names begin. */
  families: ReadonlySet<string>;
  /** Names that are a longer one without its maker: "leaf", besides "nissan leaf" and "nissan". */
  models: ReadonlySet<string>;
  /** Names that begin with another name, other than that of a place or person: "microsoft azure". */
  ofMakers: ReadonlySet<string>;
  /** Keys of the names of the pages' authors. */
  authors: ReadonlySet<string>;
  /** Keys of the names that each page lists, by its id. */
  listedOn: ReadonlyMap<string, readonly string[]>;
  /** Abbreviations of which pages write the plural, so that they are of things: "LLC", as of "LLCs". */
  countable: ReadonlySet<string>;
  /** Stems of the genera of the species that the pages name: "Epipremnum". */
  genera: ReadonlySet<string>;
  /** Whether the keyword asks for software. */
  isSoftware: boolean;
  /** Whether the keyword asks for what is offered over the internet. */
  isOnline: boolean;
  /** Names of the ranking sites and of the sites they link to, as in their host names. */
  sites: ReadonlySet<string>;
}

/**
 * Creates the context of a market.
 * @param domains of its pages and of the sites they link to
 */
export function typingContextOf(
  pages: readonly AnalyzedPage[],
  domains: readonly string[],
  {
    usual,
    asked,
    areCompanies,
    keys,
    keyword,
    explained,
    listedOn,
  }: Pick<TypingContext, 'usual' | 'asked' | 'areCompanies' | 'explained' | 'listedOn'> & {
    keys: ReadonlySet<string>;
    keyword: readonly string[];
  },
  analyzer: Analyzer,
): TypingContext {
  const isKnown = dictionaryOf(analyzer);
  const own = brandsOf(pages.flatMap(({ domain }) => (isInstitution(domain) ? [] : [domain])));
  const institutional = domains.filter(isInstitution).map((domain) => registrableDomainOf(`https://${domain}/`));
  return {
    language: analyzer.language,
    usual,
    asked,
    areCompanies,
    listedOn,
    isTechnical: areTechnical(pages),
    isSoftware: asksSoftware(keyword, analyzer),
    isOnline: asksOnline(keyword, analyzer),
    // Of a site that ranks under ".com", the same name under ".org" says nothing.
    institutions: new Set([...brandsOf(institutional)].filter((name) => !own.has(name))),
    families: familiesIn(keys),
    models: modelsIn(keys),
    ofMakers: namesOfMakers({ keys, sites: brandsOf(domains), explained, keyword: new Set(keyword) }, analyzer),
    authors: authorsOf(pages, analyzer),
    keyword: new Set(keyword),
    isOrdinary: (word) => !isGivenName(word) && isKnown(analyzer.analyze(word)[0]?.stem ?? word),
    stemOf: (word) => analyzer.analyze(word)[0]?.stem ?? word,
    explained,
    countable: countableIn(pages),
    genera: generaIn(pages, analyzer),
    sites: brandsOf(domains),
  };
}

/** A plural of an abbreviation: "ATMs". */
const plurals = /(?<![\p{L}\p{M}\p{N}])(\p{Lu}{2,})s(?![\p{L}\p{M}\p{N}])/gu;

function countableIn(pages: readonly AnalyzedPage[]): ReadonlySet<string> {
  return new Set(pages.flatMap(({ document: { text } }) => [...text.matchAll(plurals)].map(([, name = '']) => name)));
}
