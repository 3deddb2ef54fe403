/** The sections of the market's pages as a model is given them: the first passage below each heading. */

import type { Passage } from '../read/passages.ts';
import type { CutPage } from '../read/read-market.ts';
import { excerpt } from './excerpt.ts';
import { languageModelRule } from './rule.ts';

const { maxChars, maxExcerpt, maxExcerpts } = languageModelRule.values;

export interface SectionEntry {
  /** Of its first passage. */
  id: string;
  heading: string;
  text: string;
}

export interface SectionedPage {
  id: string;
  domain: string;
  sections: SectionEntry[];
}

/** Returns the sections of each page and, where there is room, their further passages; in order. */
export function sectionsOf(pages: readonly CutPage[]): SectionedPage[] {
  const room = Math.floor(maxExcerpts.sections / Math.max(1, pages.length));
  const count = pages.reduce((sum, { cut }) => sum + Math.min(room, cut.passages.length), 0);
  // A market with few sections has room for more of each.
  const share = Math.floor((maxExcerpts.sections * maxExcerpt.section) / Math.max(1, count));
  const most = Math.min(maxExcerpt.passage, Math.max(maxExcerpt.section, share));
  return pages.map(({ page, cut }) => {
    const seen = new Set<string>();
    const isFirst = ({ heading_path, id }: Passage): boolean => {
      const place = heading_path.length === 0 ? id : heading_path.join('\n');
      return !seen.has(place) && seen.add(place).size > 0;
    };
    const { first = [], further = [] } = Object.groupBy(cut.passages, (one) => (isFirst(one) ? 'first' : 'further'));
    const chosen = new Set([...first, ...further].slice(0, room));
    return {
      id: page.source_id,
      domain: page.domain,
      sections: cut.passages.filter((passage) => chosen.has(passage)).map((passage) => entryOf(passage, most)),
    };
  });
}

function entryOf({ id, heading_path, text }: Passage, most: number): SectionEntry {
  return { id, heading: excerpt(heading_path.at(-1) ?? '', maxChars.title), text: excerpt(text, most) };
}

/** The texts of the sections by id, as evidence. */
export function textsOf(pages: readonly SectionedPage[]): [string, string][] {
  return pages.flatMap(({ sections }) =>
    sections.map(({ id, heading, text }): [string, string] => [id, `${heading} · ${text}`]),
  );
}
