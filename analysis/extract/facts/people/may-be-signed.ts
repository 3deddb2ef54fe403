/** Looks all over a page for signs that it names an author in a way that is not read as a name. */
import {
  aboutAuthor,
  bylineOpening,
  checkedOn,
  creditOpening,
  writersRole,
  writtenInside,
} from '../../../languages/any/bylines.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { VisibleLine, VisibleText } from '../../dates/visible-lines.ts';
import type { ElementNode } from '../../parse/tree.ts';
import { hasAuthorBox } from './author-markup.ts';

/** A longer line is a paragraph. */
const maxCreditChars = 140;
/** A longer line that opens with "By" or names a role is a sentence. */
const maxShortChars = 60;
/** Up to this length a paragraph may say who wrote the page. */
const maxToldChars = 400;

const capital = /^[\p{Lu}\p{Lo}]/u;
/** "Oak Desks Team", not "Our Team" or "Meet the Team". */
const team =
  /^(?!(?:the|our|your|join|meet|contact|about|sales|support|unser|das|zum|notre|l[’']|nuestro|el)(?!\p{L}))\p{Lu}[\p{L}\p{M}\p{N}’'&.-]*(?: [\p{Lu}&][\p{L}\p{M}\p{N}’'.-]*){0,3}[ -](?:Team|Staff|Editors|Editorial|Redaktion)$|^(?:Redaktion|Équipe|Equipe|Equipo|Rédaction|Redacción) (?:(?:de|du|der|des|la|del) )*\p{Lu}[\p{L}\p{M}\p{N}’'&.-]*$/u;
/** "The Staff of The Oak Review" signs alone. */
const staffOf = /^The (?:Staff|Editors|Editorial Staff|Editorial Team) (?:of|at) (?:The )?\p{Lu}/u;
/** What stands behind a team in its line: "Oak Desks Team | 5 min read". */
const behind = /\s[|·•–—]\s/u;
const readingTime = /\p{N}\s*(?:min|mins|minutes?|minuten|minutos)(?!\p{L})/iu;

/**
 * Whether a line outside comments may credit somebody for the text, a box may hold the author, or a team stands beside
 * the date. Then nobody can say that the page shows no author.
 * @param declared the name in the markup: a word of it on the page may be its author
 */
export function readMayBeSigned(
  root: ElementNode,
  { lines }: VisibleText,
  declared: string | null,
  visibleText: string,
): boolean {
  return (
    lines.some((line, index) => isCredit(line, lines, index)) ||
    hasAuthorBox(root) ||
    (declared !== null && namesPart(declared, visibleText))
  );
}

function isCredit(line: VisibleLine, lines: readonly VisibleLine[], index: number): boolean {
  if (line.region === 'comment' || line.region === 'navigation' || line.text.length > 2 * maxToldChars) return false;
  const text = foldLine(line);
  if (text.length <= maxToldChars && writtenInside.test(text)) return true;
  if (text.length > maxCreditChars) return false;
  const label = creditOpening.exec(text)?.[0];
  if (label !== undefined && capital.test(text.slice(label.length) || nextText(lines, index))) return true;
  const checked = checkedOn.exec(text)?.[0];
  if (checked !== undefined && capital.test(text.slice(checked.length))) return true;
  if (text.length > maxShortChars) return false;
  return aboutAuthor.test(text) || (line.region === 'main' && isShortCredit(text, lines, index));
}

function isShortCredit(text: string, lines: readonly VisibleLine[], index: number): boolean {
  const label = bylineOpening.exec(text)?.[0];
  if (label !== undefined && capital.test(text.slice(label.length) || nextText(lines, index))) return true;
  if (writersRole.test(text)) return true;
  if (staffOf.test(text)) return true;
  const [who = '', ...rest] = text.split(behind);
  const beside = `${rest.join(' ')}\n${lines[index - 1]?.text ?? ''}\n${nextText(lines, index)}`;
  return team.test(who) && (readingTime.test(beside) || findDates(beside.slice(0, maxCreditChars)).length > 0);
}

function nextText(lines: readonly VisibleLine[], index: number): string {
  const next = lines[index + 1];
  return next === undefined ? '' : foldLine(next);
}

/** Whether a longer word of a name stands in the text as it is written: "Ann Marta" where only "Marta" signs. */
function namesPart(name: string, text: string): boolean {
  const words = name.match(/\p{Lu}[\p{L}\p{M}]{3,}/gu) ?? [];
  return words.some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text));
}

function foldLine(line: VisibleLine): string {
  return line.text.replace(/\s+/gu, ' ').trim();
}
