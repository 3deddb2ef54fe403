/** A claim with the keys by which it is compared. */
import { registrableDomainOf } from '../../gather/address.ts';
import { sureDays } from '../../read/page-dates.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { isPlace } from '../../text/places.ts';
import { questionContent } from '../../text/question-content.ts';
import type { Figure } from './figures/figure.ts';
import { plainText } from './figures/phrases.ts';
import type { ClaimTools } from './found.ts';
import { isOfEarlier } from './matching/earlier-things.ts';
import { isOfSeats } from './matching/seats.ts';
import type { PageClaim } from './page-claims.ts';
import { claimsRule } from './rule.ts';
import { isLabel } from './statements/labels.ts';
import { isNaming } from './statements/noun-chunks.ts';

const { maxArticleChars } = claimsRule.values;

const yearPattern = /(?<!\p{N})(?:19|20)\d\d(?!\p{N})/gu;

/** A claim with what it is compared by. */
export interface KeyedClaim extends PageClaim {
  /** Stems of the subject. */
  subjectStems: ReadonlySet<string>;
  /** Stems of subject and owner. */
  told: ReadonlySet<string>;
  /** The same without the keyword's stems, if all of these are present. */
  stems: ReadonlySet<string>;
  /** Those of `told` that the keyword has not. */
  beyond: ReadonlySet<string>;
  /** Whether the subject names something measurable: "delivery time". */
  hasQuantity: boolean;
  /** Whether the money or share is saved or given back, not spent: "rebate", "can save". */
  isGain: boolean;
  /** Whether the figure is a share of the subject: "12 % of your budget". */
  isBase: boolean;
  /** For a price, stems of what it is of: those of `stems` without words of price and everyday words. */
  thing: ReadonlySet<string>;
  /** For a price, the stems of its subject without words of price and everyday words. */
  subjectThing: ReadonlySet<string>;
  /** Everyday words of subject and owner that name no quantity: "high-end", "full". They tell one of several like things. */
  grades: ReadonlySet<string>;
  /** Whether the subject is the end of a range: "highest hourly rate". */
  isLowest: boolean;
  isHighest: boolean;
  /** For a price, stems of what its section is about, if a heading names it. */
  section: ReadonlySet<string>;
  /** Stems of the qualifier, without those of subject and owner. */
  conditions: ReadonlySet<string>;
  /** The qualifier, if it says only for how many users a plan is; null otherwise. */
  seats: string | null;
  /** Whether the qualifier names the case that the figure is for: "for small jobs". */
  isOfCase: boolean;
  /** Whether it gives a size or number of something named before the sentence: "it has a 15-inch screen". */
  isOfEarlier: boolean;
  /** Stems of subject, owner, predicate and qualifier. */
  context: ReadonlySet<string>;
  /** Stems of the statement. */
  said: ReadonlySet<string>;
  /** Numbers in subject, owner and qualifier, except years: "a 5 kW system", "2 bedrooms". */
  numbers: string;
  /** Names in subject, owner and qualifier, and places in the sentence; others mean another product or country. */
  named: ReadonlySet<string>;
  /** Names in the statement. */
  names: ReadonlySet<string>;
  /** Years in the sentence; a fact of one year need not hold in another. */
  years: string;
  /** ISO day of the page; null if it has no date. */
  day: string | null;
  /** The publisher's registrable domain. */
  site: string;
  /** What figures must share to be comparable: property, dimension, thing counted, rate. */
  kind: string;
  /** Equal for claims with the same subject, property, unit and relation. */
  key: string;
}

/** Adds the comparison keys to a claim. */
export function keyed(
  claim: PageClaim,
  { keyword, analyzer, names, lexicon }: Pick<ClaimTools, 'keyword' | 'analyzer' | 'names' | 'lexicon'>,
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
  const isSeats = isOfSeats(claim.qualifier, { analyzer, lexicon });
  const condition = isSeats ? '' : (claim.qualifier ?? '');
  const limits = `${told}\n${condition}`;
  const context = stemsOf(`${limits}\n${claim.predicate ?? ''}`);
  const said = stemsOf(claim.statement);
  const numbers = [...new Set(limits.replaceAll(yearPattern, ' ').match(/\p{N}+/gu) ?? [])].sort().join(' ');
  const namesOf = (text: string) => {
    const found = new Set<string>();
    let isInName = false;
    for (const { stem, start, end, joined } of analyzer.analyze(text)) {
      const written = text.slice(start, end);
      // "Bambino Plus" is another machine than "Bambino".
      const goesOn: boolean = isInName && joined && /^\p{Lu}/u.test(written);
      isInName = names.isName(written) || goesOn;
      if (isInName && !keyword.includes(stem)) found.add(stem);
    }
    return found;
  };
  // Names of sources ("According to Energy Star") do not count, but places do.
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
  const isPrice = claim.figure.property === 'price';
  const heading = claim.passage.heading_path.at(-1) ?? '';
  const { modified, published } = sureDays(claim.page.document);
  const kind = kindOf(claim.figure);
  const isOfEnd = (words: ReadonlySet<string> = new Set()): boolean =>
    analyzer.analyze(claim.subject).some(({ stop, text }) => !stop && words.has(text));
  return {
    ...claim,
    subjectStems: stemsOf(claim.subject),
    hasQuantity: lexicon === null || analyzer.analyze(claim.subject).some(lexicon.isQuantity),
    isGain: lexicon?.isGain(plainText(`${told}\n${claim.predicate ?? ''}`)) === true,
    isBase: isShareOf(claim, lexicon),
    told: all,
    beyond: new Set([...all].filter((stem) => !keyword.includes(stem))),
    stems,
    thing: new Set(isPrice ? thingOf(told, analyzer).filter((stem) => stems.has(stem)) : []),
    subjectThing: new Set(isPrice ? thingOf(claim.subject, analyzer) : []),
    grades: new Set(
      analyzer
        .analyze(told)
        .filter((word) => isNaming(word) && word.everyday && lexicon?.isQuantity(word) !== true)
        .map(({ stem }) => stem),
    ),
    isLowest: isOfEnd(lexicon?.low),
    isHighest: isOfEnd(lexicon?.high),
    section: new Set(
      isPrice && isLabel(heading) ? thingOf(heading, analyzer).filter((stem) => !keyword.includes(stem)) : [],
    ),
    seats: isSeats ? (claim.qualifier?.toLowerCase() ?? null) : null,
    conditions: new Set([...stemsOf(condition)].filter((stem) => !all.has(stem))),
    isOfCase: isOfCase(claim, lexicon),
    isOfEarlier: isOfEarlier(claim, analyzer, lexicon),
    context,
    said,
    numbers,
    // A column header that names a quantity is capitalized like a name.
    named: new Set([
      ...namesOf(claim.tie === 'label' && claim.owner !== null ? `${claim.owner}\n${condition}` : limits),
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

/** Whether the qualifier names the case that the figure is for: "for small jobs", "During probation," before the rest. */
function isOfCase({ qualifier, statement }: PageClaim, lexicon: ClaimTools['lexicon']): boolean {
  if (qualifier === null || lexicon === null) return false;
  const plain = plainText(qualifier);
  if (lexicon.toward.head(plain) > 0) return true;
  return lexicon.cases.head(plain) > 0 && plainText(statement).startsWith(plain.split(/,\s/u)[0] ?? plain);
}

/** Whether the words after a share name the subject: "12 % of your budget". */
function isShareOf({ figure, tie, subject, statement }: PageClaim, lexicon: ClaimTools['lexicon']): boolean {
  if (figure.property !== 'percentage' || tie !== 'near' || lexicon === null) return false;
  const after = plainText(statement).slice(figure.end);
  const of = lexicon.of.head(after);
  const at = after.indexOf(plainText(subject), of);
  return of > 0 && at >= 0 && at - of <= maxArticleChars;
}

/** The words of a price's subject that say what it is of. */
function thingOf(told: string, analyzer: Analyzer): string[] {
  return questionContent(told, 'price', analyzer).meaning.map(({ stem }) => stem);
}

/** What figures must share to be of the same kind. */
function kindOf({ property, unit, per, age }: Figure): string {
  const isCount = unit?.dimension === 'count';
  return [age === undefined ? property : 'age', unit?.dimension ?? '', isCount ? unit.code : '', per ?? ''].join('\t');
}
