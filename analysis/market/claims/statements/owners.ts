/** Finds the owner of a figure if its sentence does not name it: the page's product, or a heading. */
import { hasType, textValue } from '../../../extract/structured-data/item.ts';
import type { AnalyzedBlock, AnalyzedPage } from '../../../read/analyzed-page.ts';
import { plainText } from '../figures/phrases.ts';
import { claimsRule } from '../rule.ts';
import { cleaned, nameIn, nameOf, type OwnerTools, partOf } from './heading-names.ts';

const { maxProductChars, maxHeadingWords, maxHeadingChars } = claimsRule.values;

/** Page kinds of sellers. */
const sellers: ReadonlySet<string> = new Set(['service', 'product', 'collection', 'listing']);

/** The owners that a page provides for figures without one in their sentence. */
export interface PageOwners {
  /** The product that the page is about. */
  product: string | null;
  /** The seller; prices on the page are the seller's. */
  seller: string | null;
  /** The page's name for its subject. */
  heading: string | null;
}

/** Reads the owners of `page`. */
export function pageOwners({ document, domain }: AnalyzedPage): PageOwners {
  const { structuredData, h1, title, publisher } = document.facts;
  const products = structuredData.items.filter((item) => hasType(item, 'Product', 'ProductGroup'));
  const [declared] = products.length === 1 ? products : [];
  const names = [declared === undefined ? undefined : textValue(declared, 'name'), h1?.value, title?.value]
    .map((text = '') => text.split(/\s[|–—-]\s|,\s/u)[0]?.trim() ?? '')
    .filter((text) => text !== '' && text.length <= maxProductChars);
  const isProduct = document.page_kind.kind === 'product' || declared !== undefined;
  return {
    product: isProduct ? (names[0] ?? null) : null,
    seller: sellers.has(document.page_kind.kind) ? (publisher?.value ?? domain) : null,
    heading: h1?.value ?? title?.value ?? null,
  };
}

/**
 * Returns the owner of a claim: the one in its own sentence, unless that is only part of what the page or section is
 * about; the page's product; the innermost heading with a name; for a price, the seller; for a label, which always
 * belongs to the text above it, the innermost heading if it is about the keyword. Null if the subject has a name or is
 * the keyword in general; undefined if the owner is unclear.
 */
export function ownerOf(
  claim: {
    subject: string;
    owner: string | null;
    tie: string;
    predicate: string | null;
    refersTo: string | null;
    figure: { property: string };
  },
  { product, seller, heading: top }: PageOwners,
  place: AnalyzedBlock,
  tools: OwnerTools,
): string | null | undefined {
  const told = `${claim.subject}\n${claim.owner ?? ''}`;
  if (nameIn(told, tools) !== null) return claim.owner;
  if (product !== null && !(claim.tie !== 'label' && holds(told, tools))) return product;
  const isGeneral =
    claim.tie !== 'label' && (holds(told, tools) || (claim.refersTo === null && touches(claim.subject, tools)));
  const inner = place.block.heading_path.map((heading) => heading.slice(0, maxHeadingChars)).reverse();
  for (const heading of isGeneral ? [] : inner) {
    const name = nameOf(heading, tools);
    if (name === null) continue;
    if (claim.tie !== 'label' && speaksOfAnother(place, name, tools)) return undefined;
    return partOf(heading, name, claim.tie === 'label', tools) ?? claim.owner;
  }
  const isPassing = claim.tie === 'is' && claim.predicate === null;
  if (seller !== null && claim.figure.property === 'price' && !isPassing) return seller;
  if (claim.tie !== 'label' || claim.owner !== null || holds(told, tools)) return claim.owner;
  const heading = cleaned(inner[0] ?? top?.slice(0, maxHeadingChars) ?? '');
  const isOwn = tools.lexicon?.isOwn(plainText(heading)) === true;
  return holds(heading, tools) && !isOwn && tools.analyzer.analyze(heading).length <= maxHeadingWords ? heading : null;
}

/**
 * Returns the owner of a figure in a sentence of unknown form by its section: the page's product, the innermost heading
 * with a name, or a short heading about the keyword. Null if its own words name the owner or nothing does.
 */
export function sectionOwner(
  claim: { subject: string; owner: string | null; tie: string; figure: { property: string } },
  { product, seller, heading: top }: PageOwners,
  place: AnalyzedBlock,
  tools: OwnerTools,
): string | null {
  const told = `${claim.subject}\n${claim.owner ?? ''}`;
  if (claim.owner !== null) return claim.owner;
  // A sentence about an event says whose it is.
  if (claim.figure.property === 'date') return null;
  const own = nameIn(told, tools);
  if (product !== null && own === null) return product;
  const inner = place.block.heading_path.map((heading) => heading.slice(0, maxHeadingChars)).reverse();
  for (const heading of inner) {
    const name = nameOf(heading, tools);
    if (name === null) continue;
    if (sharesWord(told, heading, tools) || beginsWithAnother(place, name, tools)) return null;
    // A name inside a longer heading is not what the section is about: "Greater security with Google Cloud".
    return partOf(heading, name, false, tools) ?? (cleaned(heading).startsWith(name) ? name : null);
  }
  if (own !== null || touches(claim.subject, tools) || claim.tie !== 'label') return null;
  const asked = inner.find((heading) => isOnKeyword(heading, tools));
  if (asked !== undefined) return cleaned(asked);
  if (claim.figure.property === 'price' && seller !== null) return seller;
  const title = top === null ? '' : cleaned(top);
  return title !== '' && tools.analyzer.analyze(title).length <= maxHeadingWords ? title : null;
}

/** Whether a heading is a few words about the keyword, and neither a sentence nor a sum: "Home gym setup for $500". */
function isOnKeyword(heading: string, { analyzer, keyword, lexicon }: OwnerTools): boolean {
  const words = analyzer.analyze(heading);
  if (words.length > maxHeadingWords || /[?？؟!.]\s*$|\p{Sc}/u.test(heading)) return false;
  const isClause = words.some(({ text }) => lexicon?.unclear.has(text) === true);
  return !isClause && words.some(({ stem, stop }) => !stop && keyword.includes(stem));
}

function sharesWord(one: string, other: string, { analyzer }: OwnerTools): boolean {
  const stems = new Set(analyzer.analyze(one).flatMap(({ stem, stop }) => (stop ? [] : [stem])));
  return analyzer.analyze(other).some(({ stem }) => stems.has(stem));
}

/** Whether a subject shares its first or last word with the keyword: "enterprise CRMs" for "CRM software". */
function touches(text: string, { analyzer, keyword }: OwnerTools): boolean {
  const words = analyzer.analyze(text).filter(({ stop, figure }) => !stop && !figure);
  return [words[0], words.at(-1)].some((word) => word !== undefined && !word.everyday && keyword.includes(word.stem));
}

/** Whether a paragraph names things, but not the one in its heading: a heading in between may have been lost. */
function speaksOfAnother({ block, words }: AnalyzedBlock, name: string, { analyzer, names }: OwnerTools): boolean {
  const own = new Set(analyzer.analyze(name).map(({ stem }) => stem));
  const named = words.filter(({ start, end }) => names.isName(block.text.slice(start, end)));
  return named.length > 0 && !named.some(({ stem }) => own.has(stem));
}

/** Whether a paragraph begins with the name of something other than its heading: "Accenture leads in …". */
function beginsWithAnother({ block, words: [first] }: AnalyzedBlock, name: string, tools: OwnerTools): boolean {
  if (first === undefined || !tools.names.isName(block.text.slice(first.start, first.end))) return false;
  return !tools.analyzer.analyze(name).some(({ stem }) => stem === first.stem);
}

/** Whether a text contains the whole keyword. */
function holds(text: string, { analyzer, keyword }: OwnerTools): boolean {
  const stems = new Set(analyzer.analyze(text).map(({ stem }) => stem));
  return keyword.length > 0 && keyword.every((stem) => stems.has(stem));
}
