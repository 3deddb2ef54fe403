/** What the market says about the types of its names: what it sells, who writes it, which names belong together. */
import { softwareWords } from '../../languages/any/name-cues.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { EntityType } from '../../report/vocabulary.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { brandsOf, isInstitution } from './brands.ts';
import { areTechnical } from './market-kind.ts';
import { authorsOf, familiesIn, modelsIn } from './name-key.ts';

/** The market's context for typing. */
export interface TypingContext {
  language: string;
  /** The most likely type of a name without other evidence in this market. */
  usual: EntityType;
  /** Stems of the keyword. */
  keyword: ReadonlySet<string>;
  stemOf(word: string): string;
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
  /** Keys of the names of the pages' authors. */
  authors: ReadonlySet<string>;
  /** Whether the keyword asks for software. */
  isSoftware: boolean;
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
    keys,
    keyword,
    explained,
  }: Pick<TypingContext, 'usual' | 'explained'> & { keys: ReadonlySet<string>; keyword: readonly string[] },
  analyzer: Analyzer,
): TypingContext {
  return {
    language: analyzer.language,
    usual,
    isTechnical: areTechnical(pages),
    isSoftware: analyzer.analyze(softwareWords).some(({ stem }) => keyword.includes(stem)),
    institutions: brandsOf(domains.filter(isInstitution)),
    families: familiesIn(keys),
    models: modelsIn(keys),
    authors: authorsOf(pages, analyzer),
    keyword: new Set(keyword),
    stemOf: (word) => analyzer.analyze(word)[0]?.stem ?? word,
    explained,
    sites: brandsOf(domains),
  };
}
