/** The name in a line like "By Ann Lee", where nothing in the markup says author. */
import { bylineOpening, eastAsianByline, nameParticles } from '../../languages/any/bylines.ts';
import { monthOf } from '../dates/months.ts';
import type { VisibleLine, VisibleText } from '../dates/visible-lines.ts';
import { type Fact, textFact } from './fact.ts';

/** Bylines stand below the heading, seldom above it; in characters of visible text. */
const nearBefore = 300;
const nearAfter = 1500;
const maxLineChars = 140;
const maxNameWords = 8;

/** The first byline near the page's heading. */
export function readByline(page: VisibleText): Fact<string> | null {
  if (page.headingEnd === null) return null;
  const near = page.lines.filter((line) => isNear(line, page.headingEnd ?? 0));
  for (const [index, line] of near.entries()) {
    const text = foldLine(line);
    const label = text.length <= maxLineChars ? bylineOpening.exec(text)?.[0] : undefined;
    const eastAsian = text.length <= maxLineChars ? eastAsianByline.exec(text)?.[1] : undefined;
    if (eastAsian !== undefined) return textFact(eastAsian, 'byline');
    if (label === undefined) continue;
    const next = near[index + 1];
    // The label may stand in a box of its own.
    const rest = text.length > label.length ? text.slice(label.length) : next ? foldLine(next) : '';
    const name = leadingName(rest);
    if (name !== undefined) return textFact(name, 'byline');
  }
  return null;
}

function isNear(line: VisibleLine, headingEnd: number): boolean {
  const distance = line.at - headingEnd;
  const isFurniture = line.region === 'navigation' || line.region === 'footer' || line.region === 'comment';
  return !isFurniture && distance >= -nearBefore && distance <= nearAfter;
}

function foldLine(line: VisibleLine): string {
  return line.text.replace(/\s+/gu, ' ').trim();
}

/** Capitalised words and particles up to a mark, a figure, a month or an ordinary word. */
function leadingName(text: string): string | undefined {
  const name: string[] = [];
  for (const token of text.slice(0, 120).split(' ')) {
    const bare = token.replace(/[,;:|·•–—(]+.*$/u, '');
    const isCapital = /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(bare) && monthOf(bare) === undefined;
    if (!isCapital && !(name.length > 0 && nameParticles.has(bare.toLowerCase()))) break;
    name.push(bare);
    if (bare !== token || name.length >= maxNameWords) break;
  }
  while (name.length > 0 && nameParticles.has((name.at(-1) ?? '').toLowerCase())) name.pop();
  const joined = name.join(' ');
  return joined.length >= 3 ? joined : undefined;
}
