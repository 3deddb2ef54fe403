/** Keeps lists of questions and answers, which the model often takes for something beside the text. */

import { maxLinked } from './asked-blocks.ts';
import { endOfAnswer } from './marked-question.ts';
import type { MeasuredPage } from './measure.ts';
import { extractionRule } from './rule.ts';
import type { Block } from './scanned-page.ts';

const { minAnswerWords, minListedQuestions } = extractionRule.values;

/** Above a list, its title may have a line between: "Expand all". */
const titleReach = 2;
/** Blocks between an answer and the next question: "Read more", "Was this helpful?", an icon's name. */
const maxBetween = 3;

/** A question at block `at`, whose answer ends before block `end`. */
interface Entry {
  at: number;
  end: number;
  words: number;
}

/**
 * Returns `chosen` plus the lists of at least `minListedQuestions` questions, each followed by its answer, in document
 * order. `asked` says of each block whether the page asks in it. Linear in the blocks.
 */
export function withQuestions(page: MeasuredPage, asked: readonly boolean[], chosen: readonly number[]): number[] {
  const lists = questionLists(page, asked);
  if (lists.length === 0) return [...chosen];
  const kept = new Set(chosen);
  for (const list of lists) {
    const [first, last] = [list[0]?.at ?? 0, list.at(-1)?.end ?? 0];
    for (let index = first; index < last; index++) kept.add(index);
    for (let index = first - 1; index >= Math.max(0, first - titleReach); index--)
      if ((page.levels[index] ?? 0) > 1) kept.add(index);
  }
  return [...kept].sort((a, b) => a - b);
}

/** The runs of questions that follow each other, each with an answer that stands in the page's own text. */
function questionLists(page: MeasuredPage, asked: readonly boolean[]): Entry[][] {
  const lists: Entry[][] = [];
  let open: Entry[] = [];
  const close = (): void => {
    if (open.length >= minListedQuestions && middleOf(open) >= minAnswerWords) lists.push(open);
    open = [];
  };
  for (const entry of entriesOf(page, asked)) {
    const last = open.at(-1);
    if (last !== undefined && entry.at - last.end > maxBetween) close();
    open.push(entry);
  }
  close();
  return lists;
}

function middleOf(entries: readonly Entry[]): number {
  const words = entries.map((entry) => entry.words).sort((a, b) => a - b);
  return words[Math.floor(words.length / 2)] ?? 0;
}

function entriesOf(page: MeasuredPage, asked: readonly boolean[]): Entry[] {
  const { scan, texts, levels } = page;
  return asked.flatMap((is, at): Entry[] => {
    if (!is) return [];
    const inBox = endOfAnswer(scan, (scan.blocks[at] as Block).container);
    let end = at + 1;
    let [words, chars, linked] = [0, 0, 0];
    let isTold = false;
    for (; end < inBox && !asked[end] && (levels[end] ?? 0) === 0; end++) {
      const { text, linkChars } = scan.blocks[end] as Block;
      words += texts[end]?.units ?? 0;
      chars += text.length;
      linked += linkChars;
      isTold ||= (texts[end]?.sentenceMarks ?? 0) > 0;
    }
    return !isTold || linked > chars * maxLinked ? [] : [{ at, end, words }];
  });
}
