/** Every claim of one page: its figures, each with its subject and the passage that it stands in. */
import type { DocumentBlock } from '../../extract/content/document-block.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import type { AnalyzedPage } from '../analyzed-page.ts';
import type { Names } from '../names.ts';
import type { Passage } from '../passages.ts';
import type { Figure } from './figure.ts';
import type { FigureReader } from './figures.ts';
import { labelled } from './labels.ts';
import type { Lexicon } from './lexicon.ts';
import { isNaming } from './noun-chunks.ts';
import { ownerOf, pageOwners } from './owners.ts';
import { plainText } from './phrases.ts';
import type { Stretch, Tie } from './statement.ts';
import { statementsOf } from './statements.ts';
import { tableFigures } from './tables.ts';

/** A longer sentence is not quoted whole. */
const mostSentenceChars = 300;
/** A page of more is a catalogue. */
const mostClaims = 200;
/** What is read of one page, of its paragraphs, lists and tables that have a figure: some 50,000 words. */
const mostReadChars = 300_000;

/** Posts tell of their writers' own cases. */
const unread: ReadonlySet<string> = new Set(['heading', 'code', 'post']);

export interface PageClaim {
  page: AnalyzedPage;
  passage: Passage;
  figure: Figure;
  subject: string;
  /** Whose the subject is, where neither its words nor the keyword say so. */
  owner: string | null;
  predicate: string | null;
  tie: Tie;
  /** The sentence, or the row of the table. */
  statement: string;
}

/** What reading a page takes. */
export interface ClaimTools {
  analyzer: Analyzer;
  read: FigureReader;
  /** Null for a language whose sentences nobody has described. */
  lexicon: Lexicon | null;
  names: Names;
  /** In stems. */
  keyword: readonly string[];
}

interface Found {
  figure: Figure;
  subject: string;
  owner: string | null;
  predicate: string | null;
  tie: Tie;
  refersTo: 'whole' | 'part' | null;
  /** In the document's text. */
  place: Stretch;
}

/** The claims of `page`, whose passages are `passages`, in the order of its text. */
export function pageClaims(page: AnalyzedPage, passages: readonly Passage[], tools: ClaimTools): PageClaim[] {
  const claims: PageClaim[] = [];
  const owners = pageOwners(page);
  let next = 0;
  let read = 0;
  let last: DocumentBlock | null = null;
  for (const { block, words } of page.blocks) {
    const above = last;
    const heading = above?.kind === 'heading' ? above.text : null;
    last = block;
    if (unread.has(block.kind) || !words.some(hasDigit)) continue;
    read += block.text.length;
    if (read > mostReadChars) break;
    const found = block.kind === 'table' ? fromTable(block, above, tools) : fromText(block, heading, tools);
    for (const { place, refersTo, ...claim } of found) {
      while (next < passages.length && (passages[next]?.end ?? 0) < place.end) next++;
      const passage = passages.slice(next).find(({ start, end }) => start <= place.start && place.end <= end);
      const isLong = place.end - place.start > mostSentenceChars;
      if (passage === undefined || isLong || claims.length >= mostClaims) continue;
      const owner = ownerOf({ ...claim, refersTo }, owners, { block, words }, tools);
      if (owner === undefined || !isTold(claim, owner, refersTo, tools)) continue;
      claims.push({ ...claim, page, passage, owner, statement: page.document.text.slice(place.start, place.end) });
    }
  }
  return claims;
}

function hasDigit({ text }: { text: string }): boolean {
  return /\p{N}/u.test(text);
}

/** `above` is the block before the table. */
function fromTable(block: { text: string; start: number }, above: DocumentBlock | null, tools: ClaimTools): Found[] {
  if (above !== null && isSupposition(above, tools)) return [];
  return tableFigures(block.text, tools).map(({ figure, subject, owner, line }) => ({
    figure,
    subject: block.text.slice(subject.start, subject.end),
    owner: owner === undefined ? null : block.text.slice(owner.start, owner.end),
    predicate: null,
    tie: 'label',
    refersTo: null,
    place: { start: block.start + line.start, end: block.start + line.end },
  }));
}

/** Whether a heading or a sentence with a colon announces an example: `Let's say you get two quotes:`. */
function isSupposition({ kind, text }: DocumentBlock, { lexicon, analyzer }: ClaimTools): boolean {
  if (lexicon === null || (kind !== 'heading' && !/[:：]\s*$/u.test(text))) return false;
  const sentence = analyzer.sentences(text).at(-1);
  return sentence !== undefined && lexicon.isDoubtful(plainText(text.slice(sentence.start, sentence.end)));
}

/** `heading` is the one that the block comes right after. */
function fromText(
  block: Pick<DocumentBlock, 'kind' | 'text' | 'start'>,
  heading: string | null,
  tools: ClaimTools,
): Found[] {
  const { analyzer, read, lexicon } = tools;
  return analyzer.sentences(block.text).flatMap(({ start, end }) => {
    const text = block.text.slice(start, end);
    if (text.length > mostSentenceChars || !/\p{N}/u.test(text) || /[?？؟]["”»)]*$/u.test(text)) return [];
    const plain = plainText(text);
    if (lexicon?.isFurniture(plain) === true || lexicon?.isOwn(plain) === true) return [];
    const figures = read(text);
    // The entries of a listing are its wares, not its statements.
    const labels = block.kind === 'item' ? [] : labelled(text, figures, tools);
    const isTaken = new Set(labels.map(({ figure }) => figure));
    const others = figures.filter((figure) => !isTaken.has(figure));
    const above = start === 0 ? heading : null;
    const stated = lexicon === null ? [] : statementsOf(text, others, above, { lexicon, analyzer });
    const part = (place: Stretch | null | undefined) => (place == null ? null : text.slice(place.start, place.end));
    return [...labels, ...stated].map(({ figure, subject, owner, predicate, tie, refersTo = null }) => ({
      figure,
      subject: part(subject) ?? asSubject(heading ?? ''),
      owner: part(owner),
      predicate: part(predicate),
      tie,
      refersTo,
      place: { start: block.start + start, end: block.start + end },
    }));
  });
}

/** A heading as the subject of what it asks or names. */
function asSubject(heading: string): string {
  return heading
    .replace(/^[\s#]*\p{N}{1,3}\s?[.):–—-]\s*/u, '')
    .replace(/[\s?？؟]+$/u, '')
    .trim();
}

/** Whether a reader can tell what a claim is of: it has an owner, or a subject that speaks for itself. */
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
