/** The two reports of a comparison, and the keys that match their entries (ids are valid within one report only). */
import type { Comparison, DifferenceFlag } from '../report/comparison.ts';
import type { GapReport, MarketReport } from '../report/report.ts';

/** The parts of a report that a comparison reads; only gap audits have `page` and `gap`. */
export type ComparedReport = Pick<MarketReport, 'metadata' | 'market_serp'> & Partial<Pick<GapReport, 'page' | 'gap'>>;

export interface Sides {
  before: ComparedReport;
  after: ComparedReport;
}

/** Flags that apply to every difference of one kind. */
export type Flags = readonly DifferenceFlag[];

/** Returns `flags`, plus `within_noise` if another observation could reverse the difference. */
export function withNoise(flags: Flags, isNoise: boolean): DifferenceFlag[] {
  return isNoise ? [...flags, 'within_noise'] : [...flags];
}

/** The key of an address: without scheme, `www.` and a trailing slash. */
export function keyOfAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
}

/** The key of a label or question: case, character width, white space and the mark at its end are ignored. */
export function keyOfText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s?؟]+$/u, '')
    .trim();
}

/** Matches entries by key: only in `after`, only in `before`, and pairs. If a key repeats, its first entry counts. */
export function paired<Entry>(before: readonly Entry[], after: readonly Entry[], keyOf: (entry: Entry) => string) {
  const byKey = (entries: readonly Entry[]) => new Map(entries.toReversed().map((entry) => [keyOf(entry), entry]));
  const [earlier, later] = [byKey(before), byKey(after)];
  const inOrder = (entries: readonly Entry[]) => [...new Set(entries.map(keyOf))];
  return {
    added: inOrder(after).flatMap((key) => (earlier.has(key) ? [] : (later.get(key) ?? []))),
    gone: inOrder(before).flatMap((key) => (later.has(key) ? [] : (earlier.get(key) ?? []))),
    both: inOrder(before).flatMap((key): [Entry, Entry][] => {
      const [one, other] = [earlier.get(key), later.get(key)];
      return one === undefined || other === undefined ? [] : [[one, other]];
    }),
  };
}

/** Identifies the audit of a side and its ruleset. */
export function sideOf({ metadata }: ComparedReport): Comparison['before'] {
  const { audit_id, audit_type, created_at, serp_collected_at, engine, user_url } = metadata;
  return {
    ...{ audit_id, audit_type, created_at, serp_collected_at, ruleset_version: engine.ruleset_version },
    ...(user_url === undefined ? {} : { user_url }),
  };
}
