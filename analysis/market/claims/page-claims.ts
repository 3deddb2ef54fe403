/** Reads the claims of one page: its figures with subjects and passages. */
import type { DocumentBlock } from '../../extract/content/document-block.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Passage } from '../../read/passages.ts';
import type { ClaimProperty } from '../../report/vocabulary.ts';
import { numberWords } from '../../text/vocabulary.ts';
import { cellTexts } from './cell-texts.ts';
import { type Figure, isSameFigure } from './figures/figure.ts';
import { plainText } from './figures/phrases.ts';
import type { ClaimTools, Found } from './found.ts';
import { headingFigures } from './heading-figures.ts';
import { loneFigure } from './lone-figures.ts';
import { claimsRule } from './rule.ts';
import { isLabel } from './statements/labels.ts';
import { isNaming } from './statements/noun-chunks.ts';
import { ownerOf, type PageOwners, pageOwners, sectionOwner } from './statements/owners.ts';
import type { Tie } from './statements/statement.ts';
import { tableFigures } from './statements/tables/measure.ts';
import { isOwnDeed } from './subjects/own-deeds.ts';
import { belowThings } from './subjects/recurring-headings.ts';
import { withHeadings } from './subjects/recurring-labels.ts';
import { type Labelled, siblingOwners } from './subjects/sibling-labels.ts';
import { isOfQuantity, keywordName, ofWhatIsPaid, titleAbove } from './subjects/unnamed-subjects.ts';
import { textFigures } from './text-figures.ts';

const { maxSentenceChars, maxClaimsOfReading, maxReadChars, doubts } = claimsRule.values;

/** Block kinds that are skipped; posts describe their author's own case. */
const unread: ReadonlySet<string> = new Set(['code', 'post']);

export interface PageClaim {
  page: AnalyzedPage;
  passage: Passage;
  figure: Figure;
  subject: string;
  /** The owner of the subject, if neither its words nor the keyword name it. */
  owner: string | null;
  predicate: string | null;
  /** The condition of the figure: "before incentives", "per user". */
  qualifier: string | null;
  tie: Tie;
  /** Doubt: 0 is certain; higher means that a reader has to guess more. */
  doubt: number;
  /** The sentence or table row. */
  statement: string;
}

/**
 * Returns the claims of `page` in text order.
 * @param passages of the page
 */
export function pageClaims(page: AnalyzedPage, passages: readonly Passage[], tools: ClaimTools): PageClaim[] {
  const claims: PageClaim[] = [];
  const unowned = new Set<PageClaim>();
  const labels: Labelled<PageClaim>[] = [];
  const owners = pageOwners(page);
  const numerals = numberWords(tools.analyzer.language);
  let next = 0;
  let read = 0;
  let last: DocumentBlock | null = null;
  const blocks = belowThings(page.blocks);
  for (const [index, { block, words }] of blocks.entries()) {
    const above = last;
    const heading = above?.kind === 'heading' ? above.text : null;
    last = block;
    if (!words.some(({ text }) => /\p{N}/u.test(text) || numerals.has(text))) continue;
    const lone = loneFigure(page, index, tools);
    if (lone === null && unread.has(block.kind)) continue;
    read += block.text.length;
    if (read > maxReadChars) break;
    const found =
      lone !== null
        ? [lone]
        : block.kind === 'table'
          ? fromTable(block, above, tools)
          : block.kind === 'heading'
            ? headingFigures(block, tools)
            : textFigures(block, heading, tools).map((each) => ofWhatIsPaid(each, block, tools));
    for (const { place, lead = place.start, refersTo, ...claim } of found) {
      while (next < passages.length && (passages[next]?.end ?? 0) < place.end) next++;
      const isTitle = lone === null && block.kind === 'heading';
      const stands = ({ start, end }: Passage): boolean =>
        isTitle ? start === block.end + 1 : start <= place.start && place.end <= end;
      const passage = passages.slice(next).find(stands);
      const isLong = place.end - place.start > maxSentenceChars;
      if (passage === undefined || isLong || claims.length >= maxClaimsOfReading) continue;
      // "4-6 months: at 4-6 months, your puppy …": the figure is no subject of itself.
      if (tools.read(claim.subject).some((figure) => isSameFigure(figure, claim.figure))) continue;
      if (tools.lexicon?.isExample(plainText(`${claim.subject}\n${claim.owner ?? ''}`)) === true) continue;
      const statement = isTitle ? block.text : page.document.text.slice(lead, place.end);
      if (owners.seller === null && lead === place.start && isOwnDeed(statement, claim.figure, tools)) continue;
      const named =
        claim.tie === 'near'
          ? undefined
          : block.kind === 'table' && claim.owner !== null
            ? claim.owner
            : ownerOf({ ...claim, refersTo }, owners, { block, words }, tools);
      const isBare = isOfQuantity(claim, tools);
      // "Interval: every year" below "Your checklist": of the line above it.
      const isOfWhole = claim.tie === 'label' && named != null && isOfPage(named, owners);
      const titled = isBare || isOfWhole ? titleAbove(blocks, index, tools) : null;
      // Of "Wix: best all-in-one builder" the owner is the name.
      const owner = titled === null || (named != null && titled.includes(named)) ? named : titled;
      // "Price: $75", below nothing but the title of a page about many things.
      if (isBare && owner != null && isOfPage(owner, owners)) continue;
      if (owner !== undefined && isTold(claim, owner, refersTo, tools)) {
        const said: PageClaim = { ...claim, page, passage, owner: apart(owner, claim.subject), statement };
        claims.push(said);
        if (claim.tie === 'label') labels.push({ claim: said, path: block.heading_path, isName: false });
        continue;
      }
      const around = sectionOwner(claim, owners, { block, words }, tools);
      const isUntold = claim.subject === '';
      // "We have 325 customers": of whoever sells there.
      const seller = isUntold && tools.lexicon?.isOwn(plainText(statement)) === true ? owners.seller : null;
      if (isUntold && seller === null && !isOnKeyword(statement, claim.figure, tools)) continue;
      const doubt =
        claim.doubt + (isUntold ? unnamedDoubt(claim.figure) : 0) + (claim.tie === 'near' ? 0 : doubts.owner);
      const subject = isUntold ? (seller ?? keywordName(tools)) : claim.subject;
      const told = apart(around, subject);
      const said: PageClaim = { ...claim, page, passage, subject, owner: told, tie: 'near', doubt, statement };
      claims.push(said);
      const isOfNone = around === null || isOfPage(around, owners);
      if (claim.tie !== 'label' || isUntold) continue;
      if (isOfNone) unowned.add(said);
      if (around === null) labels.push({ claim: said, path: block.heading_path, isName: true });
    }
  }
  const siblings = siblingOwners(labels);
  const owned = claims.map((claim): PageClaim => {
    const owner = siblings.get(claim);
    return owner === undefined ? claim : { ...claim, owner, tie: 'label', doubt: claim.doubt - doubts.owner };
  });
  return withHeadings(owned, unowned, tools);
}

/** An owner, unless it only repeats the subject: "guarantee" below "Guarantee". */
function apart(owner: string | null, subject: string): string | null {
  return owner?.toLowerCase() === subject.toLowerCase() ? null : owner;
}

/** A price is more often of the keyword itself than a size or a span of time. */
function unnamedDoubt({ property }: Figure): number {
  return property === 'price' ? doubts.unnamed : doubts.unnamedSize;
}

/** Whether an owner is what the page calls itself, and the page is not of one product or seller. */
function isOfPage(owner: string, { product, seller, heading }: PageOwners): boolean {
  return product === null && owner !== seller && heading?.includes(owner) === true;
}

/** What can be of the keyword where a sentence names no subject; shares, counts and dates are of something else. */
const ofKeyword: ReadonlySet<ClaimProperty> = new Set(['price', 'duration', 'measure']);

/** Whether a sentence that names no subject can be about the keyword: it has a word of it. */
function isOnKeyword(statement: string, { property }: Figure, { analyzer, keyword }: ClaimTools): boolean {
  if (!ofKeyword.has(property)) return false;
  return analyzer.analyze(statement).some(({ stem, stop }) => !stop && keyword.includes(stem));
}

/** Reads a table; `above` is the block before it. */
function fromTable(block: DocumentBlock, above: DocumentBlock | null, tools: ClaimTools): Found[] {
  if (block.table === undefined || (above !== null && isSupposition(above, tools))) return [];
  const { caption } = block.table;
  const values = tableFigures(block.text, block.table, tools).map(
    ({ figure, subject, owner, qualifier, line, isQuantity }): Found => ({
      figure,
      subject,
      owner,
      predicate: null,
      qualifier: qualifier ?? (caption !== null && isLabel(caption) ? caption : null),
      tie: 'label',
      refersTo: null,
      doubt: isQuantity ? 0 : doubts.unnamed,
      place: { start: block.start + line.start, end: block.start + line.end },
    }),
  );
  return [...values, ...cellTexts(block, tools)].sort((a, b) => a.place.end - b.place.end);
}

/** Whether a heading or a sentence with a colon introduces an example: `Let's say you get two quotes:`. */
function isSupposition({ kind, text }: DocumentBlock, { lexicon, analyzer }: ClaimTools): boolean {
  if (lexicon === null || (kind !== 'heading' && !/[:：]\s*$/u.test(text))) return false;
  const sentence = analyzer.sentences(text).at(-1);
  return sentence !== undefined && lexicon.isDoubtful(plainText(text.slice(sentence.start, sentence.end)));
}

/** Whether it is clear what a claim is about: it has an owner, or a self-explanatory subject. */
function isTold(
  claim: Omit<Found, 'place' | 'refersTo'>,
  owner: string | null,
  refersTo: Found['refersTo'],
  { analyzer, keyword }: ClaimTools,
): boolean {
  if (owner !== null && owner !== claim.owner) return refersTo !== 'part';
  if (refersTo === 'whole') return false;
  const words = analyzer.analyze(claim.subject).filter(isNaming);
  if (owner === null && claim.tie === 'label') return keyword.every((stem) => words.some((word) => word.stem === stem));
  return owner !== null || words.some((word) => !word.everyday || keyword.includes(word.stem));
}
