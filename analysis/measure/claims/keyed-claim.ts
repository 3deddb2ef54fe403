/** A claim with what it is compared by. */
import { registrableDomainOf } from '../../gather/address.ts';
import { sureDays } from '../page-dates.ts';
import type { Figure } from './figure.ts';
import { isNaming } from './noun-chunks.ts';
import type { ClaimTools, PageClaim } from './page-claims.ts';

/** A claim with what it is compared by. */
export interface KeyedClaim extends PageClaim {
  /** Stems of subject and owner. */
  told: ReadonlySet<string>;
  /** The same, the keyword's left out where all of it is there. */
  stems: ReadonlySet<string>;
  /** Names in the sentence, its subject and its owner: another product, another country. */
  named: ReadonlySet<string>;
  /** Years in the sentence: what was so in one need not be in another. */
  years: string;
  /** Day of the page, ISO; null when it is not dated. */
  day: string | null;
  /** Who speaks: the registrable domain. */
  site: string;
  /** The same of claims of the same subject, property, unit and relation. */
  key: string;
}

/** Makes a claim comparable. */
export function keyed(
  claim: PageClaim,
  { keyword, analyzer, names }: Pick<ClaimTools, 'keyword' | 'analyzer' | 'names'>,
): KeyedClaim {
  const told = `${claim.subject}\n${claim.owner ?? ''}`;
  const all = new Set(
    analyzer
      .analyze(told)
      .filter(isNaming)
      .map(({ stem }) => stem),
  );
  const isWhole = keyword.length > 0 && keyword.every((stem) => all.has(stem));
  const stems = isWhole ? new Set([...all].filter((stem) => !keyword.includes(stem))) : all;
  const whole = `${told}\n${claim.statement}`;
  const named = new Set(
    analyzer
      .analyze(whole)
      .filter(({ stem, start, end }) => !keyword.includes(stem) && names.isName(whole.slice(start, end)))
      .map(({ stem }) => stem),
  );
  const years = [...new Set(claim.statement.match(/(?<!\p{N})(?:19|20)\d\d(?!\p{N})/gu) ?? [])].sort().join(' ');
  const { modified, published } = sureDays(claim.page.document);
  const kind = kindOf(claim.figure);
  return {
    ...claim,
    told: all,
    stems,
    named,
    years,
    day: modified?.day ?? published?.day ?? null,
    site: registrableDomainOf(claim.page.document.url),
    key: [kind, claim.tie === 'label' ? 'is' : claim.tie, ...[...stems].sort()].join('\t'),
  };
}

/** What figures must share to be of the same kind. */
export function kindOf({ property, unit, per }: Figure): string {
  return [property, unit?.dimension ?? '', unit?.dimension === 'count' ? unit.code : '', per ?? ''].join('\t');
}
