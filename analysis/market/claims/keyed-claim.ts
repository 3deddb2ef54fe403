/** A claim with what it is compared by. */
import { registrableDomainOf } from '../../gather/address.ts';
import { sureDays } from '../../read/page-dates.ts';
import { isPlace } from '../../text/places.ts';
import type { Figure } from './figures/figure.ts';
import type { ClaimTools } from './found.ts';
import type { PageClaim } from './page-claims.ts';
import { isNaming } from './statements/noun-chunks.ts';

const yearPattern = /(?<!\p{N})(?:19|20)\d\d(?!\p{N})/gu;

/** A claim with what it is compared by. */
export interface KeyedClaim extends PageClaim {
  /** Stems of the subject. */
  subjectStems: ReadonlySet<string>;
  /** The same with the owner's. */
  told: ReadonlySet<string>;
  /** The same, the keyword's left out where all of it is there. */
  stems: ReadonlySet<string>;
  /** Stems of subject, owner, the words between subject and figure, and the qualifier. */
  context: ReadonlySet<string>;
  /** Stems of the statement. */
  said: ReadonlySet<string>;
  /** Numbers in subject, owner and qualifier, years aside: "a 5 kW system", "2 bedrooms". */
  numbers: string;
  /** Names in subject, owner and qualifier, and places in the sentence: another product, another country. */
  named: ReadonlySet<string>;
  /** Names in the statement. */
  names: ReadonlySet<string>;
  /** Years in the sentence: what was so in one need not be in another. */
  years: string;
  /** Day of the page, ISO; null when it is not dated. */
  day: string | null;
  /** Who speaks: the registrable domain. */
  site: string;
  /** What figures must share to be compared: property, dimension, what is counted, rate. */
  kind: string;
  /** The same of claims of the same subject, property, unit and relation. */
  key: string;
}

/** Makes a claim comparable. */
export function keyed(
  claim: PageClaim,
  { keyword, analyzer, names }: Pick<ClaimTools, 'keyword' | 'analyzer' | 'names'>,
): KeyedClaim {
  const told = `${claim.subject}\n${claim.owner ?? ''}`;
  const stemsOf = (text: string) =>
    new Set(
      analyzer
        .analyze(text)
        .filter(isNaming)
        .map(({ stem }) => stem),
    );
  const all = stemsOf(told);
  const isWhole = keyword.length > 0 && keyword.every((stem) => all.has(stem));
  const stems = isWhole ? new Set([...all].filter((stem) => !keyword.includes(stem))) : all;
  const limits = `${told}\n${claim.qualifier ?? ''}`;
  const context = stemsOf(`${limits}\n${claim.predicate ?? ''}`);
  const said = stemsOf(claim.statement);
  const numbers = [...new Set(limits.replaceAll(yearPattern, ' ').match(/\p{N}+/gu) ?? [])].sort().join(' ');
  const namesOf = (text: string) =>
    new Set(
      analyzer
        .analyze(text)
        .filter(({ stem, start, end }) => !keyword.includes(stem) && names.isName(text.slice(start, end)))
        .map(({ stem }) => stem),
    );
  // Who says it is no part of what is said ("According to Energy Star"); where it holds is.
  const placesOf = (text: string) =>
    analyzer
      .analyze(text)
      .flatMap(({ stem, start, end }) =>
        !keyword.includes(stem) &&
        isPlace(text.slice(start, end), analyzer.language) &&
        names.isName(text.slice(start, end))
          ? [stem]
          : [],
      );
  const years = [...new Set(claim.statement.match(yearPattern) ?? [])].sort().join(' ');
  const { modified, published } = sureDays(claim.page.document);
  const kind = kindOf(claim.figure);
  return {
    ...claim,
    subjectStems: stemsOf(claim.subject),
    told: all,
    stems,
    context,
    said,
    numbers,
    // The name of a quantity that heads a column has a capital as names have.
    named: new Set([
      ...namesOf(claim.tie === 'label' && claim.owner !== null ? `${claim.owner}\n${claim.qualifier ?? ''}` : limits),
      ...(claim.tie === 'near' ? [] : placesOf(claim.statement)),
    ]),
    names: namesOf(claim.statement),
    years,
    day: modified?.day ?? published?.day ?? null,
    site: registrableDomainOf(claim.page.document.url),
    kind,
    key: [kind, claim.tie === 'label' ? 'is' : claim.tie, ...[...stems].sort(), numbers].join('\t'),
  };
}

/** What figures must share to be of the same kind. */
function kindOf({ property, unit, per }: Figure): string {
  return [property, unit?.dimension ?? '', unit?.dimension === 'count' ? unit.code : '', per ?? ''].join('\t');
}
