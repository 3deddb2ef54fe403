/** Measures trust by observable facts: author and publisher, contact details, sources. */

import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { ContactKind } from '../../report/vocabulary.ts';
import { type Rate, rateOf } from '../../statistics/wilson.ts';
import { trustRule } from './rule.ts';

const { minAnchorChars } = trustRule.values;

export interface Trust {
  author: string | null;
  publisher: string | null;
  contacts: ContactKind[];
  /** External pages linked from the main content. */
  sources: number;
  /** Dates in the visible text. */
  visibleDays: string[];
  /** Of the passages with a figure, those with a link to a source; null without passages with a figure. */
  figuresWithSource: Rate | null;
}

/** Reads the facts from `page`. */
export function trustOf(page: Pick<AnalyzedPage, 'document' | 'blocks'>): Trust {
  const { facts, passages } = page.document;
  const { author, publisher, contacts, links, dates } = facts;
  const anchors = links.citations.map(({ text }) => text).filter((text) => text.length >= minAnchorChars);
  const visible = [dates.published, dates.modified].flatMap((day) => day?.evidence ?? []);
  const withFigure = passages.filter(({ text }) => /\p{N}/u.test(text));
  const withSource = withFigure.filter(({ text }) => anchors.some((anchor) => text.includes(anchor)));
  return {
    author: author?.value ?? null,
    publisher: publisher?.value ?? null,
    contacts: [...contacts],
    sources: links.citations.length,
    visibleDays: [
      ...new Set([...visible.flatMap(({ place, day }) => (place === 'visible' ? [day] : [])), ...dates.shown]),
    ].sort(),
    figuresWithSource: withFigure.length === 0 ? null : rateOf(withSource.length, withFigure.length),
  };
}
