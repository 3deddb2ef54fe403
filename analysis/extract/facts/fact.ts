/** A value together with the place on the page it was read from. */

export interface Fact<T> {
  readonly value: T;
  /** `<title>`, `og:title`, `NewsArticle.author`, `h1` … */
  readonly where: string;
}

/** Returns a trimmed and cut text fact; null if there is no text. */
export function textFact(value: string | undefined, where: string, maxChars = 1000): Fact<string> | null {
  const text = (value ?? '').replace(/\s+/gu, ' ').trim();
  return text === '' ? null : { value: text.slice(0, maxChars), where };
}

/** The first fact that is not null. */
export function firstFact<T>(...candidates: readonly (Fact<T> | null)[]): Fact<T> | null {
  return candidates.find((fact) => fact !== null) ?? null;
}
