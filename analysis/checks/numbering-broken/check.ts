/** Check: the numbers of the headings leave one out, or two headings have the same. */
import type { OutlineHeading } from '../../extract/facts/outline.ts';
import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const numberingBrokenRule = defineRule({
  id: 'numbering_broken',
  version: 1,
  name: 'Numbered headings of which a number is left out or stands twice',
  constants: {
    minHeadings: { value: 5, unit: 'headings', reason: 'Fewer may be parts of several lists, or share a place.' },
    confidence: { value: 0.9, unit: 'probability', reason: 'a picture may show what has the missing number' },
  },
  knownLimits: [
    'Only headings are read, and lists with one such place: with several, the numbers mean something else.',
  ],
});

const { minHeadings, confidence } = numberingBrokenRule.values;

/** "7. Oak", "Step 7: Sand it", "#7 – Oak": what stands before the number, the number, the mark and the name. */
const numbered = /^\s*((?:\p{L}{1,8} )?[#№]?)\s?(\p{N}{1,3})(\s?[.):](?!\p{N})|\s[-–—](?!\s?\p{N}))\s*(\S.*)$/u;

export interface NumberingParams {
  kind: 'left_out' | 'twice';
  /** The number that is left out or stands twice. */
  number: number;
  /** The headings on either side of it, or the two that have it, in page order. */
  first: string;
  second: string;
  /** The number of points that the title names, if the list would have as many without the gap; otherwise null. */
  promised: number | null;
}

export const numberingBroken = defineCheck({
  id: 'numbering-broken',
  category: 'structure',
  appliesTo: anySubject(...texts, ...choices, ...offers),
  weight: { severity: 'low', effort: 'S', metric: 'readability', practice: null },
  needs: ['document', 'page'],
  run: ({ document: { facts }, page }) => {
    if (page.extraction.page_kind === 'forum') return failWith<NumberingParams>([]);
    const titles = [page.identity.title, page.identity.h1];
    return failWith(
      listsOf(facts.outline)
        .flatMap((list) => brokenIn(list, facts.visibleText, titles) ?? [])
        .slice(0, 1)
        .map((params) => ({
          params,
          observed: { value: params.number, ev: [page.source_id] },
          expected: { value: null, basis: 'standard' as const, ev: [] },
          confidence,
          affects: [],
          size: 1,
          reach: 1,
          json_pointer: '/page/headings',
        })),
    );
  },
});

interface Numbered {
  number: number;
  text: string;
  mark: string;
}

/** The lists of headings that count up from 1 or down to 1, by level and way of numbering, counted upwards. */
function listsOf(outline: readonly OutlineHeading[]): Numbered[][] {
  const ways = new Map<string, Numbered[]>();
  for (const { level, text } of outline) {
    const [, before = '', number, mark = ''] = numbered.exec(text) ?? [];
    if (number === undefined) continue;
    const way = `${level} ${before.toLowerCase()} ${mark.trim()}`;
    const known = ways.get(way) ?? [];
    // The same heading for wide and for narrow screens.
    if (known.at(-1)?.text !== text) known.push({ number: Number(number), text, mark: mark.trim() });
    ways.set(way, known);
  }
  return [...ways.values()].flatMap((all) =>
    [all, all.toReversed()].flatMap(fromOne).filter(({ length }) => length >= minHeadings),
  );
}

function fromOne(all: readonly Numbered[]): Numbered[][] {
  const starts = all.flatMap(({ number }, at) => (number === 1 ? [at] : []));
  return starts.map((start, index) => all.slice(start, starts[index + 1]));
}

/** The only place at which a list does not go on by one, if a number is left out or stands twice there. */
function brokenIn(
  list: readonly Numbered[],
  visible: string,
  titles: readonly (string | undefined)[],
): NumberingParams | null {
  const places = list.flatMap((heading, at) => {
    const before = list[at - 1];
    return before === undefined || heading.number === before.number + 1 ? [] : [{ before, heading }];
  });
  const [place] = places;
  if (place === undefined || places.length > 1) return null;
  const { before, heading } = place;
  const isUp = visible.indexOf(before.text) <= visible.indexOf(heading.text);
  const [first, second] = isUp ? [before.text, heading.text] : [heading.text, before.text];
  if (heading.number === before.number) return { kind: 'twice', number: heading.number, first, second, promised: null };
  const number = before.number + 1;
  if (heading.number !== number + 1 || stands(number, before.mark, visible)) return null;
  const last = list.at(-1)?.number ?? 0;
  return {
    kind: 'left_out',
    number,
    first,
    second,
    promised: titles.some((title) => names(last, title)) ? last : null,
  };
}

/** Whether a text shows a number with the mark of the list, as a heading of another level or a bold line does. */
function stands(number: number, mark: string, text: string): boolean {
  const sign = mark.replaceAll(/[.)]/gu, '\\$&');
  return new RegExp(`(?<![\\p{N}.,])0?${number}\\s?${sign}`, 'u').test(text);
}

/** Whether a title names a number of things: "21 tips". */
function names(number: number, title: string | undefined): boolean {
  return new RegExp(`(?<![\\p{N}.,\\p{Sc}])${number}\\s\\p{L}`, 'u').test(title ?? '');
}
