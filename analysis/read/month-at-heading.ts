/** Reads the month beside the main heading of a page that shows no day there. */
import { labelsDate } from '../extract/dates/labels.ts';
import { monthOf } from '../extract/dates/months.ts';

const inBrackets = /\([^()]{0,40}\)/gu;
const monthAlone = /^((?:\p{L}+[\s:]+){0,3}?)(\p{L}{3,})\.?,? (?:de |del |di )?((?:19|20)\d{2})\.?$/u;

/**
 * The month (`YYYY-MM`) that a line beside the main heading consists of, with nothing but a label before it or something
 * in brackets after it: "April 2024 (document history)". Null without one.
 */
export function monthBesideHeading(atHeading: readonly string[], language: string): string | null {
  for (const line of atHeading) {
    const [, label = '', name = '', digits = ''] = monthAlone.exec(line.replaceAll(inBrackets, ' ').trim()) ?? [];
    const month = name === '' ? undefined : monthOf(name, language);
    if (month !== undefined && (label.trim() === '' || labelsDate(label)))
      return `${digits}-${String(month).padStart(2, '0')}`;
  }
  return null;
}
