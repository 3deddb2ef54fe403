/** A long list, of which the first few are shown until all are asked for; on paper more are, but a sheet has an end. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { usePrinting } from '../../ui/use-printing.ts';
import { texts } from '../words.ts';
import { Nothing } from './section.tsx';

/** A button for so few rows is not worth its place. */
const fewMore = 3;
/** On paper: about half a page. The rest is on the screen and in the downloads. */
const maxOnPaper = 25;

/** The shown part of `items`, and the button for the rest; undefined where all are shown anyway. */
export function useShowAll<Item>(
  items: readonly Item[],
  first: number,
  onPaper = maxOnPaper,
): [readonly Item[], ReactNode] {
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  if (printing && items.length > onPaper) {
    return [items.slice(0, onPaper), <Nothing key="more">{texts().parts.more(items.length - onPaper)}</Nothing>];
  }
  if (printing || items.length <= first + fewMore) return [items, undefined];
  const button = (
    <div>
      <Button variant="default" size="compact-sm" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? texts().parts.showFirst(first) : texts().parts.showAll(items.length)}
      </Button>
    </div>
  );
  return [all ? items : items.slice(0, first), button];
}
