/** The two reports of a comparison, and how their entries are told to be the same: ids hold within one report alone. */
import type { Comparison, DifferenceFlag } from '../report/comparison.ts';
import type { GapReport, MarketReport } from '../report/report.ts';

/** A report as a comparison reads it; `page` and `gap` are those of a gap audit. */
export type ComparedReport = Pick<MarketReport, 'metadata' | 'market_serp'> & Partial<Pick<GapReport, 'page' | 'gap'>>;

export interface Sides {
  before: ComparedReport;
  after: ComparedReport;
}

/** The flags of every difference of one kind, before what holds for a single one. */
export type Flags = readonly DifferenceFlag[];

/** `flags`, and that one more observation could undo the difference. */
export function withNoise(flags: Flags, isNoise: boolean): DifferenceFlag[] {
  return isNoise ? [...flags, 'within_noise'] : [...flags];
}

/** What an address is known by in both reports: scheme, `www.` and a last slash do not count. */
export function keyOfAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
}

/** A label or a question without regard to case and width of its characters. */
export function keyOfText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

/** Entries of both reports by key: those of `after` alone, of `before` alone, and the pairs. Of a repeated key the first counts. */
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

/** Which audit a side is, and by which rules it was made. */
export function sideOf({ metadata }: ComparedReport): Comparison['before'] {
  const { audit_id, audit_type, created_at, serp_collected_at, engine, user_url } = metadata;
  return {
    ...{ audit_id, audit_type, created_at, serp_collected_at, ruleset_version: engine.ruleset_version },
    ...(user_url === undefined ? {} : { user_url }),
  };
}
