/** Writes the report's `trust`. */

import { shorten } from '../../market/passages/shorten.ts';
import type { GapReport } from '../../report/report.ts';
import type { Trust } from './measure.ts';
import { trustRule } from './rule.ts';

const { maxNameChars } = trustRule.values;

/** Composes `trust` for the page with the source id `sourceId`. */
export function composeTrust(trust: Trust, sourceId: string): GapReport['gap']['trust'] {
  const { author, publisher, contacts, sources, visibleDays, figuresWithSource } = trust;
  return {
    author_named: author === null ? null : shorten(author, maxNameChars),
    publisher_named: publisher === null ? null : shorten(publisher, maxNameChars),
    publisher_contact: contacts,
    sources_cited: sources,
    dates_visible: visibleDays,
    claims_with_source: figuresWithSource,
    ev: [sourceId],
  };
}
