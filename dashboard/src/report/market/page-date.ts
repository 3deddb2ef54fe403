/** The date that a page's age is counted from. */

interface Dates {
  shown_at?: string | null | undefined;
  published_at?: string | null | undefined;
  modified_at?: string | null | undefined;
}

/** The day or month that visitors see, or else the later of those that the page declares; undefined without one. */
export function dateOfPage({ shown_at, published_at, modified_at }: Dates): string | undefined {
  return (
    shown_at ??
    [published_at, modified_at]
      .flatMap((date) => date ?? [])
      .toSorted()
      .at(-1)
  );
}

/** Whole days from the date to the day of the search; a month counts from its end. */
export function ageOfPage(dates: Dates, searchedAt: string): number | undefined {
  const date = dateOfPage(dates);
  if (date === undefined) return undefined;
  const [year = 0, month = 0, day] = date.split('-').map(Number);
  const from = day === undefined ? Date.UTC(year, month, 0) : Date.parse(date);
  return Math.max(0, (Date.parse(searchedAt.slice(0, 10)) - from) / 86_400_000);
}
