/** Reads dates from inline scripts: the state from which a page is rendered in the browser. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode, rawTextOf } from '../parse/tree.ts';
import { type DateEvidence, evidence } from './evidence.ts';
import { readMachineDate } from './machine-date.ts';
import { pageDatesRule } from './rule.ts';

const { scriptWeight, writerWeight } = pageDatesRule.values;

/** At most this many characters of all scripts together are read. */
const maxChars = 2_000_000;

const state =
  /\\?["'](date_?published|published_?(?:at|on|date|time)|publish_?(?:date|time)|publication_?date|pub_?date|first_?published(?:_?(?:at|date))?|release_?date|date_?posted)\\?["']\s{0,3}:\s{0,3}\\?["']?(\d{4}-\d{2}-\d{2}[^"'\\,}]{0,30}|\d{10}(?:\d{3})?(?!\d))/gi;

/** A one-line script with a single date writes it into the text: `showDate("2020/04/17 01:43")`. */
const writer = /^[^"']{0,80}["'](\d{4}[-/]\d{1,2}[-/]\d{1,2}[^"']{0,30})["'][^"']{0,80}$/;

/** Returns the first named publication date, or else the first written one. JSON-LD is read elsewhere. */
export function datesFromScripts(root: ElementNode): DateEvidence[] {
  let left = maxChars;
  let written: DateEvidence | undefined;
  for (const script of elementsTagged(root, 'script')) {
    if (/ld\+json/i.test(attribute(script, 'type') ?? '') || left <= 0) continue;
    const text = rawTextOf(script).slice(0, left);
    left -= text.length;
    const raw = text.length < 200 ? writer.exec(text.trim())?.[1] : undefined;
    const shown = raw === undefined ? undefined : readMachineDate(raw);
    if (raw !== undefined && shown !== undefined) {
      written ??= evidence({
        day: shown,
        role: 'unknown',
        place: 'script',
        where: 'script',
        raw,
        weight: writerWeight,
      });
    }
    for (const match of text.matchAll(state)) {
      const raw = match[2] ?? '';
      const day = readMachineDate(raw);
      if (day === undefined) continue;
      return [evidence({ day, role: 'published', place: 'script', where: match[1] ?? '', raw, weight: scriptWeight })];
    }
  }
  return written ? [written] : [];
}
