/** The names of the days of the week. */

/** A week from Sunday on. */
const week = ['2023-01-01', '2023-01-02', '2023-01-03', '2023-01-04', '2023-01-05', '2023-01-06', '2023-01-07'];

/** Returns the names in a language (ISO 639-1), as it writes them within a sentence, from Sunday on. */
export function weekdaysOf(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return week.map((day) => format.format(new Date(day)));
}
