/** Describes the layout of a page: which groups of elements hold its text, and which boxes repeat. */
import type { MeasuredPage } from './measure.ts';
import { far, groupNames } from './vocabulary.ts';

/** For each group: its share of the page's text, and (logarithmically) its number of boxes. */
export function groupShares({ scan, texts }: MeasuredPage, units: number): number[] {
  const width = groupNames.length;
  const shares = new Array<number>(width).fill(0);
  const counts = new Array<number>(width).fill(0);
  scan.blocks.forEach(({ box }, index) => {
    const size = (texts[index]?.units ?? 0) / units;
    for (let i = 0; i < width; i++)
      if ((scan.distances[box * width + i] ?? far) < far) shares[i] = (shares[i] ?? 0) + size;
  });
  scan.boxes.forEach(({ first, end }, box) => {
    if (end === first) return;
    for (let i = 0; i < width; i++) if (scan.distances[box * width + i] === 0) counts[i] = (counts[i] ?? 0) + 1;
  });
  return [...shares, ...counts.map((each) => Math.log1p(each))];
}

/** The repeated boxes that together hold the most text: posts of a thread, cards of a shop, rows of a list. */
export function largestRepeat({ scan, sums }: MeasuredPage): {
  most: number;
  units: number;
  count: number;
  linkShare: number;
} {
  const groups = new Map<string, { units: number; count: number; links: number; chars: number }>();
  scan.boxes.forEach((box, index) => {
    if (box.repeats < 3 || box.end === box.first) return;
    const key = `${box.parent} ${box.element.tag} ${box.repeats}`;
    const group = groups.get(key) ?? { units: 0, count: 0, links: 0, chars: 0 };
    group.units += sums.units[index] ?? 0;
    group.links += sums.linkChars[index] ?? 0;
    group.chars += sums.chars[index] ?? 0;
    group.count += 1;
    groups.set(key, group);
  });
  let best = { units: 0, count: 0, links: 0, chars: 1 };
  for (const group of groups.values()) if (group.units > best.units && group.count >= 3) best = group;
  const total = Math.max(1, sums.units[0] ?? 1);
  return {
    most: best.units / total,
    units: best.units / Math.max(1, best.count),
    count: best.count,
    linkShare: best.links / best.chars,
  };
}
