/** What the headings of a page say of its make-up: a numbered list of things, the steps of an instruction. */

import type { ReadDocument } from '../../read/analyzed-page.ts';
import { says } from '../../text/title-signs.ts';
import { resultsRule } from './rule.ts';

const { maxLabelChars } = resultsRule.values;

export interface HeadingSigns {
  /** The longest run of headings that count items up or down by one: `1. Sony`, `2. Bose`. */
  numbered: number;
  /** The same of headings that count steps: `Step 1`, `Step 2`. */
  steps: number;
  /** All headings below the first level: a numbered list in one of many sections is not the make-up of the page. */
  sections: number;
  /** Headings over what speaks for and against a thing. */
  prosAndCons: number;
}

/** A heading's number, with a word before it at most: `3. Bose`, `Myth 3: …`, `#3`. */
const numberedHeading = /^(?:([\p{L}\p{M}]{1,20})\s{1,3})?[#№]?\s?(\p{N}{1,3})(?:[.):、．–—-]|\s|$)/u;

/** Reads the headings below the first level, in their order. */
export function headingSigns({ blocks }: Pick<ReadDocument, 'blocks'>, language: string): HeadingSigns {
  const signs: HeadingSigns = { numbered: 0, steps: 0, prosAndCons: 0, sections: 0 };
  const runs = { numbered: newRun(), steps: newRun() };
  for (const { kind, level = 2, text } of blocks) {
    if (kind !== 'heading' || level === 1) continue;
    signs.sections++;
    if (text.length <= maxLabelChars && says(text, 'pros', language)) signs.prosAndCons++;
    const [, word, digits] = numberedHeading.exec(text) ?? [];
    if (digits === undefined) continue;
    const which = word !== undefined && says(word, 'step', language) ? 'steps' : 'numbered';
    signs[which] = Math.max(signs[which], goOn(runs[which], Number(digits)));
  }
  return signs;
}

interface Run {
  last: number;
  length: number;
  /** +1 or -1 once two numbers have told; 0 before. */
  direction: number;
}

function newRun(): Run {
  return { last: Number.NaN, length: 0, direction: 0 };
}

/** Adds a number to a run and gives its length; a number that comes again is a part of the item before. */
function goOn(run: Run, number: number): number {
  const step = number - run.last;
  if (step === 0) return run.length;
  const goesOn = Math.abs(step) === 1 && (run.direction === 0 || run.direction === step);
  run.length = goesOn ? run.length + 1 : 1;
  run.direction = goesOn ? step : 0;
  run.last = number;
  return run.length;
}
