/** Reads structure from headings: numbered lists of items, steps of instructions, pros and cons. */

import { frameHeading } from '../../languages/any/contents-headings.ts';
import type { ReadDocument } from '../../read/analyzed-page.ts';
import { says } from '../../text/title-signs.ts';
import { resultsRule } from './rule.ts';

const { maxLabelChars } = resultsRule.values;

export interface HeadingSigns {
  /** The longest run of headings that number items up or down by one: `1. Sony`, `2. Bose`. */
  numbered: number;
  /** The same for steps: `Step 1`, `Step 2`. */
  steps: number;
  /** Number of headings below the first level. A numbered list in one of many sections does not define the page. */
  sections: number;
  /** Headings over pros or cons. */
  prosAndCons: number;
}

/** A number in a heading, with at most one word before it: `3. Bose`, `Myth 3: …`, `#3`. */
export const numberedHeading = /^(?:([\p{L}\p{M}]{1,20})\s{1,3})?[#№]?\s?(\p{N}{1,3})(?:[.):、．–—-]|\s|$)/u;

const subchapter = /^\p{N}{1,2}\.\p{N}{1,2}\.?\s+\p{L}/u;

/** Reads the headings below the first level, in order. */
export function headingSigns({ blocks }: Pick<ReadDocument, 'blocks'>, language: string): HeadingSigns {
  const signs: HeadingSigns = { numbered: 0, steps: 0, prosAndCons: 0, sections: 0 };
  const runs = { numbered: newRun(), steps: newRun() };
  let hasChapters = false;
  for (const { kind, level = 2, text } of blocks) {
    if (kind !== 'heading' || level === 1) continue;
    signs.sections++;
    if (text.length <= maxLabelChars && says(text, 'pros', language)) signs.prosAndCons++;
    const [, word, digits] = numberedHeading.exec(text) ?? [];
    if (digits === undefined) continue;
    if (isChapter(text)) hasChapters = true;
    const which = word !== undefined && says(word, 'step', language) ? 'steps' : 'numbered';
    signs[which] = Math.max(signs[which], goOn(runs[which], Number(digits)));
  }
  // The numbered chapters of a document are no entries of a list.
  return hasChapters ? { ...signs, numbered: 0 } : signs;
}

/** Whether a numbered heading is a chapter: "3.1 Lohnsteuer", "1. Begriffe: Fahrrad und Pedelec". */
function isChapter(text: string): boolean {
  const [named = ''] = text.replace(numberedHeading, '').split(/[:–—]/u, 1);
  return subchapter.test(text) || frameHeading.test(named.trim());
}

interface Run {
  last: number;
  length: number;
  /** +1 or -1 after two numbers; 0 before. */
  direction: number;
}

function newRun(): Run {
  return { last: Number.NaN, length: 0, direction: 0 };
}

/** Adds a number to a run and returns its length. A repeated number belongs to the same item. */
function goOn(run: Run, number: number): number {
  const step = number - run.last;
  if (step === 0) return run.length;
  const goesOn = Math.abs(step) === 1 && (run.direction === 0 || run.direction === step);
  run.length = goesOn ? run.length + 1 : 1;
  run.direction = goesOn ? step : 0;
  run.last = number;
  return run.length;
}
