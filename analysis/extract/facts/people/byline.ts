/** Finds the author in a line such as "By Ann Lee", for pages without author markup. */
import {
  behindName,
  bylineInside,
  bylineOpening,
  eastAsianByline,
  nameParticles,
  noPerson,
  reviewedBy,
  writtenBy,
  writtenSentence,
} from '../../../languages/any/bylines.ts';
import { givenNames } from '../../../languages/any/given-names.ts';
import { findDates } from '../../dates/find-dates.ts';
import { monthOf } from '../../dates/months.ts';
import type { VisibleLine, VisibleText } from '../../dates/visible-lines.ts';
import { type Fact, textFact } from '../fact.ts';

/** Distance from the main heading in characters of visible text. Bylines are below it, rarely above. */
const nearBefore = 300;
const nearAfter = 1500;
const maxLineChars = 140;
/** A longer line that says who wrote the page says more than that. */
const maxSentenceChars = 400;
/** A longer line at the end is a sentence. */
const maxEndChars = 50;
const maxNameWords = 8;

/**
 * Returns the first byline near the main heading, or else the only one that says "Written by" further down, or else whom
 * a sentence names: "This post was written by Ann Lee."
 */
export function readByline(page: VisibleText): Fact<string> | null {
  return bylineAtHeading(page) ?? bylineBelow(page) ?? namedInSentence(page);
}

/** Returns who checked the page, from a line such as "Reviewed by Ann Lee". */
export function readReviewer({ lines }: VisibleText): Fact<string> | null {
  for (const [index, line] of lines.entries()) {
    const text = isFurniture(line) ? '' : foldLine(line);
    const label = text.length <= maxLineChars ? reviewedBy.exec(text)?.[0] : undefined;
    if (label === undefined) continue;
    const next = lines[index + 1];
    const name = leadingName(text.length > label.length ? text.slice(label.length) : next ? foldLine(next) : '');
    if (name !== undefined && isPerson(name)) return textFact(name, 'reviewer');
  }
  return null;
}

/** The author whom a sentence names; null if sentences name several. */
function namedInSentence({ lines }: VisibleText): Fact<string> | null {
  const named = new Set(
    lines.flatMap((line) => {
      const text = isFurniture(line) ? '' : foldLine(line);
      const match = text.length <= maxSentenceChars ? writtenSentence.exec(text) : null;
      const name = match === null ? undefined : leadingName(text.slice(match.index + match[0].length));
      return name !== undefined && isPerson(name) ? [name] : [];
    }),
  );
  const [only, ...more] = named;
  return only === undefined || more.length > 0 ? null : textFact(only, 'byline');
}

/** Whether two or more words can be a person's name: no article, no team. */
function isPerson(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return words.length > 1 && !words.some((word) => noPerson.has(word));
}

/** The name after "by" inside a line: behind a date, or behind a mark if it is a person's for sure. */
function nameInside(text: string): string | undefined {
  for (const match of text.matchAll(bylineInside)) {
    const before = text.slice(0, match.index).trim();
    const name = leadingName(text.slice(match.index + match[0].length));
    if (name === undefined || !isPerson(name)) continue;
    const isDated = findDates(before).some(({ end }) => before.length - end <= 1);
    if (isDated || (/[|·•–—]$/u.test(before) && givenNames.has(name.split(' ', 1)[0]?.toLowerCase() ?? '')))
      return name;
  }
  return undefined;
}

/** The author whom a line of its own below the text names; null if several do, as teasers of other pages. */
function bylineBelow({ lines, headingEnd }: VisibleText): Fact<string> | null {
  const named = new Set(
    lines.flatMap((line) => {
      const text = foldLine(line);
      const label = bylineOpening.exec(text)?.[0];
      const isTold = label !== undefined && writtenBy.test(label) && text.length <= maxEndChars;
      const isOfText = line.region === 'main' && line.at > (headingEnd ?? 0);
      const name = isTold && isOfText ? text.slice(label.length) : '';
      return name !== '' && leadingName(name) === name ? [name] : [];
    }),
  );
  const [only, ...more] = named;
  return only === undefined || more.length > 0 ? null : textFact(only, 'byline');
}

function bylineAtHeading(page: VisibleText): Fact<string> | null {
  if (page.headingEnd === null) return null;
  const near = page.lines.filter((line) => isNear(line, page.headingEnd ?? 0));
  for (const [index, line] of near.entries()) {
    const text = foldLine(line);
    const label = text.length <= maxLineChars ? bylineOpening.exec(text)?.[0] : undefined;
    const eastAsian = text.length <= maxLineChars ? eastAsianByline.exec(text)?.[1] : undefined;
    if (eastAsian !== undefined) return textFact(eastAsian, 'byline');
    if (label === undefined) {
      const inside = text.length <= maxLineChars ? nameInside(text) : undefined;
      if (inside !== undefined) return textFact(inside, 'byline');
      continue;
    }
    const next = near[index + 1];
    // The label may be in a box of its own.
    const rest = text.length > label.length ? text.slice(label.length) : next ? foldLine(next) : '';
    const name = leadingName(rest);
    if (name !== undefined) return textFact(name, 'byline');
  }
  return null;
}

function isNear(line: VisibleLine, headingEnd: number): boolean {
  const distance = line.at - headingEnd;
  return !isFurniture(line) && distance >= -nearBefore && distance <= nearAfter;
}

function isFurniture({ region }: VisibleLine): boolean {
  return region === 'navigation' || region === 'footer' || region === 'comment';
}

function foldLine(line: VisibleLine): string {
  return line.text.replace(/\s+/gu, ' ').trim();
}

/** Capitalized words and particles, up to punctuation, a number, a month or an ordinary word. */
function leadingName(text: string): string | undefined {
  const name: string[] = [];
  for (const token of text.slice(0, 120).split(' ')) {
    const bare = token.replace(/[,;:|·•–—(]+.*$/u, '');
    const isBehind = monthOf(bare) !== undefined || behindName.has(bare.toLowerCase());
    const isCapital = /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(bare) && !isBehind;
    if (!isCapital && !(name.length > 0 && nameParticles.has(bare.toLowerCase()))) {
      // "Ask the Doctors" is no name "Ask".
      if (name.length === 1 && noPerson.has(bare)) return undefined;
      break;
    }
    name.push(bare);
    if (bare !== token || name.length >= maxNameWords) break;
  }
  while (name.length > 0 && nameParticles.has((name.at(-1) ?? '').toLowerCase())) name.pop();
  const joined = name.join(' ');
  return joined.length >= 3 ? joined : undefined;
}
