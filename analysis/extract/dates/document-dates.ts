/**
 * Dates the publication and last change of a page: collects all evidence, sums it by day and takes the strongest day.
 */
import type { ElementNode } from '../parse/tree.ts';
import type { StructuredItem } from '../structured-data/item.ts';
import { otherDayOfInstant, plausibleRange } from './calendar.ts';
import { type DateEvidence, type DatePlace, evidence } from './evidence.ts';
import { datesFromMeta } from './from-meta.ts';
import { datesFromScripts } from './from-scripts.ts';
import { datesFromStructured } from './from-structured.ts';
import { datesFromText, hiddenPlace } from './from-text.ts';
import { datesFromUrl } from './from-url.ts';
import { pageDatesRule } from './rule.ts';
import { dateStyle } from './style.ts';
import { isThreadPage, lastPostDay } from './thread.ts';
import { type VisibleText, visibleLines } from './visible-lines.ts';

const {
  minShownWeight,
  maxShownChars,
  maxShownChanges,
  maxEqualDays,
  maxChangeChars,
  shownChangeFactor,
  modifiedShare,
  plentyWeight,
  plentyOfChangeWeight,
  minWeight,
  neighbourShare,
  copyShare,
} = pageDatesRule.values;

export interface DatedFact {
  /** ISO day. */
  readonly day: string;
  /** 0 to 1: the day's share of the weight against the next best day, reduced if there is little evidence. */
  readonly confidence: number;
  /** Strongest first, at most eight. */
  readonly evidence: readonly DateEvidence[];
}

export interface DocumentDates {
  readonly published: DatedFact | null;
  readonly modified: DatedFact | null;
  /** The days that visitors can read as dates of the page, in order, whether or not its markup says others. */
  readonly shown: readonly string[];
  /** The latest of them beside words that say that the page was changed or checked then; null without one. */
  readonly shownChange: string | null;
}

export interface DateInput {
  readonly root: ElementNode;
  readonly url?: string | undefined;
  /** Top-level items of JSON-LD and microdata. */
  readonly items: readonly StructuredItem[];
  /** The page's lines, if already read. */
  readonly visible?: VisibleText | undefined;
  /** ISO time of the fetch; if given, later dates are rejected. */
  readonly fetchedAt?: string | undefined;
}

/** Finds both dates. Never throws; the same page and input return the same dates. */
export function documentDates(input: DateInput): DocumentDates {
  const page = input.visible ?? visibleLines(input.root);
  const sample = page.lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, 200_000);
  const style = dateStyle(input.root, input.url, sample);
  const range = plausibleRange(input.fetchedAt);
  const isThread = isThreadPage(input.root, input.url, input.items);
  const all = [
    ...datesFromStructured(input.items, style),
    ...datesFromMeta(input.root, style),
    ...datesFromUrl(input.url),
    ...datesFromText(page, style, isThread),
    ...datesFromScripts(input.root),
  ].filter((entry) => entry.day >= range.from && entry.day <= range.to);
  const published = strongest(doubtCopies(all), minWeight, plentyWeight);
  const read = all.map(asRead);
  const changes = read.filter((entry) => entry.role === 'modified');
  const last = isThread ? lastPostDay(page, style, range) : null;
  const modified =
    last !== null && last >= (published?.day ?? '')
      ? postedOn(last)
      : strongest(changes, 0, plentyOfChangeWeight, published?.day);
  const shown = read.filter(isShown);
  const shownChanges = daysOf(shown.filter((entry) => entry.role === 'modified'));
  return {
    published,
    modified,
    shown: daysOf(shown),
    shownChange: shownChanges.length > maxShownChanges ? null : (shownChanges.at(-1) ?? null),
  };
}

/** A thread changes with its last post. */
function postedOn(day: string): DatedFact {
  const where = 'last post';
  return {
    day,
    confidence: 1,
    evidence: [evidence({ day, role: 'modified', place: 'visible', where, raw: day, weight: plentyOfChangeWeight })],
  };
}

/** The evidence of a change that visitors read says more of the change than it says of the publication. */
function asRead(entry: DateEvidence): DateEvidence {
  const isChange = entry.role === 'modified' && entry.place === 'visible' && entry.raw.length <= maxChangeChars;
  return isChange ? { ...entry, weight: entry.weight * shownChangeFactor } : entry;
}

/** The distinct days, in order. */
function daysOf(entries: readonly DateEvidence[]): string[] {
  return [...new Set(entries.map(({ day }) => day))].sort();
}

/** Whether a date stands where, and as, pages show their own: beside the heading, in an element for dates or alone. */
function isShown({ place, where, raw, role, weight }: DateEvidence): boolean {
  if (place !== 'visible' || where === hiddenPlace || (where === 'text' && raw.length > maxShownChars)) return false;
  return weight >= minShownWeight * (role === 'modified' ? modifiedShare : 1);
}

/** Lowers the weight of a publication date equal to the change date: some systems write the change into both fields. */
function doubtCopies(all: readonly DateEvidence[]): DateEvidence[] {
  const changes = new Set(
    all.filter((entry) => entry.role === 'modified').map((entry) => `${entry.place} ${entry.raw}`),
  );
  return all.map((entry) =>
    entry.role === 'published' && entry.place !== 'visible' && changes.has(`${entry.place} ${entry.raw}`)
      ? { ...entry, weight: entry.weight * copyShare }
      : entry,
  );
}

/**
 * Sums the weights by day, counting each kind of place once: ten teasers are not ten witnesses. The earlier day wins a
 * tie.
 */
function strongest(all: readonly DateEvidence[], enough: number, plenty: number, notBefore = ''): DatedFact | null {
  const byDay = new Map<string, Map<DatePlace, number>>();
  const add = (day: string, place: DatePlace, weight: number): void => {
    if (day < notBefore) return;
    const places = byDay.get(day) ?? new Map<DatePlace, number>();
    places.set(place, Math.max(places.get(place) ?? 0, weight));
    byDay.set(day, places);
  };
  for (const { day, place, weight, raw } of all) {
    add(day, place, weight);
    const neighbour = otherDayOfInstant(day, raw);
    if (neighbour !== undefined) add(neighbour, place, weight * neighbourShare);
  }
  const sums = [...byDay].map(([day, places]) => ({ day, weight: [...places.values()].reduce((a, b) => a + b, 0) }));
  sums.sort((a, b) => b.weight - a.weight || (a.day < b.day ? -1 : 1));
  const [best, second] = sums;
  if (!best || best.weight < enough) return null;
  // A list of releases or of other pages: none of its days is the page's more than the next.
  if (sums.filter(({ weight }) => weight === best.weight).length > maxEqualDays) return null;
  const share = best.weight / (best.weight + (second?.weight ?? 0));
  const confidence = Math.round(share * Math.min(1, best.weight / plenty) * 100) / 100;
  const own = all.filter((entry) => entry.day === best.day).sort((a, b) => b.weight - a.weight);
  return { day: best.day, confidence, evidence: own.slice(0, 8) };
}
