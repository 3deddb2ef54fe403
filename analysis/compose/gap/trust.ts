/** Writes what a reader can check a page by. */
import type { Trust } from '../../measure/gap/trust.ts';
import type { GapReport } from '../../report/report.ts';
import { shorten } from '../shorten.ts';

const longestName = 200;

/** `trust` of the page that is the source `sourceId`. */
export function composeTrust(trust: Trust, sourceId: string): GapReport['gap']['trust'] {
  const { author, publisher, contacts, sources, visibleDays, figuresWithSource } = trust;
  return {
    author_named: author === null ? null : shorten(author, longestName),
    publisher_named: publisher === null ? null : shorten(publisher, longestName),
    publisher_contact: contacts,
    sources_cited: sources,
    dates_visible: visibleDays,
    claims_with_source: figuresWithSource,
    ev: [sourceId],
  };
}
