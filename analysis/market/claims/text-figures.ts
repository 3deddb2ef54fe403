/** Reads the figures of a paragraph or list with their subjects, by the form of the sentence or by proximity. */
import type { DocumentBlock } from '../../extract/content/document-block.ts';
import type { Figure } from './figures/figure.ts';
import { plainText } from './figures/phrases.ts';
import type { ClaimTools, Found } from './found.ts';
import { claimsRule } from './rule.ts';
import { isLabel, labelled } from './statements/labels.ts';
import { statementsOf } from './statements/measure.ts';
import { nearby } from './statements/nearby.ts';
import { qualifierOf } from './statements/qualifiers.ts';
import type { Sentence, Statement, Stretch } from './statements/statement.ts';

const { maxSentenceChars, doubts } = claimsRule.values;

const address = /https?:\/\/\S+/gu;

/**
 * Returns the figures of a block.
 * @param heading directly above the block
 */
export function textFigures(
  block: Pick<DocumentBlock, 'kind' | 'text' | 'start' | 'heading_path'>,
  heading: string | null,
  tools: ClaimTools,
): Found[] {
  return tools.analyzer.sentences(block.text).flatMap(({ start, end }) => {
    const text = block.text.slice(start, end);
    if (text.length > maxSentenceChars || !/\p{N}/u.test(text) || /[?？؟]["”»)]*$/u.test(text)) return [];
    const around = {
      isItem: block.kind === 'item',
      heading,
      section: block.heading_path.at(-1) ?? '',
      isFirst: start === 0,
    };
    return sentenceFigures(text, around, tools).map((found) => ({
      ...found,
      place: { start: block.start + start, end: block.start + end },
    }));
  });
}

interface Around {
  /** Whether the block is a list item; entries of a listing are goods, not statements. */
  isItem: boolean;
  /** The heading directly above the block. */
  heading: string | null;
  /** The innermost heading above the block. */
  section: string;
  isFirst: boolean;
}

/** Returns the figures of one sentence; addresses in it name nothing. */
export function sentenceFigures(
  written: string,
  { isItem, heading, section, isFirst }: Around,
  tools: ClaimTools,
): Omit<Found, 'place'>[] {
  const { analyzer, read, lexicon } = tools;
  const text = written.replaceAll(address, (found) => ' '.repeat(found.length));
  const plain = plainText(text);
  if (lexicon?.isBoilerplate(plain) === true) return [];
  const isOwn = lexicon?.isOwn(plain) === true;
  // "Amazon $19.99: https://…" is an offer of a shop.
  const isOffer = lexicon?.isOffer(plain) === true || text !== written;
  const isPlain = !isOwn && !isOffer;
  const figures = read(text);
  const labels = isItem || !isPlain ? [] : labelled(text, figures, tools);
  const above = isFirst ? heading : null;
  const stated =
    lexicon === null || !isPlain ? [] : statementsOf(text, without(figures, labels), above, { lexicon, analyzer });
  const rest = without(figures, [...labels, ...stated]);
  const sentence: Sentence | null = lexicon === null ? null : { text, plain, lexicon, analyzer, heading };
  const near =
    sentence === null || isItem
      ? []
      : rest
          .filter((figure) => !isInList(sentence, figure, figures))
          .flatMap((figure) => nearby(sentence, figure) ?? []);
  const part = (place: Stretch | null | undefined) => (place == null ? null : text.slice(place.start, place.end));
  const doubt = Math.max(isOwn ? doubts.own : 0, isOffer ? doubts.offer : 0);
  // A link to a shop is below the name of what it sells: "9. Kettlebell: I found one for $30 at https://…"
  const goods = text === written ? '' : labelOf(section);
  const isOfGoods = ({ figure, tie }: Statement) => goods !== '' && tie === 'near' && figure.property === 'price';
  const told = [...labels, ...stated, ...near].map((each) =>
    isOfGoods(each) ? { figure: each.figure, subject: null, tie: each.tie } : each,
  );
  return told.map(({ figure, subject, owner, predicate, tie, refersTo = null }) => ({
    figure,
    subject: part(subject) ?? (tie === 'near' ? labelOf(section) : asSubject(heading ?? '')),
    owner: part(owner),
    predicate: part(predicate),
    qualifier:
      sentence === null || (subject === null && goods !== '') ? null : part(qualifierOf(sentence, figure, subject)),
    tie,
    refersTo,
    doubt: doubt + (lexicon?.isDoubtful(plain.slice(0, figure.start)) === true ? doubts.doubtful : 0),
  }));
}

function without(figures: readonly Figure[], statements: readonly Statement[]): Figure[] {
  return figures.filter(
    (figure) => !statements.some((each) => each.figure.start < figure.end && figure.start < each.figure.end),
  );
}

/** Whether a figure belongs to a list of figures: "$500, $1,000 and $2,000". */
function isInList({ plain, analyzer }: Sentence, figure: Figure, figures: readonly Figure[]): boolean {
  const index = figures.indexOf(figure);
  return [
    [figures[index - 1], figure],
    [figure, figures[index + 1]],
  ].some(([before, after]) => {
    if (before?.unit == null || before.unit.dimension !== after?.unit?.dimension) return false;
    const between = plain.slice(before.end, after.start);
    return /^[\s,،、/&]*[\p{L}\p{M}]*\s*$/u.test(between) && analyzer.analyze(between).every(({ linking }) => linking);
  });
}

/** A heading as the subject of a figure below it; empty if it is a sentence. */
function labelOf(heading: string): string {
  if (/[?？؟!]\s*$/u.test(heading)) return '';
  const label = asSubject(heading).replace(/\.$/u, '');
  return isLabel(label) ? label : '';
}

/** A heading as the subject of what it asks or names. */
export function asSubject(heading: string): string {
  return heading
    .replace(/^[\s#]*\p{N}{1,3}\s?[.):–—-]\s*/u, '')
    .replace(/[\s?？؟!]+$/u, '')
    .trim();
}
