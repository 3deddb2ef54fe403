/** What a native reader expects of the audit of a small market in their language. */

/** Of one page: its file's name without the ending. */
export interface ExpectedPage {
  /** ISO days as the page states them, in its own way of writing. */
  published: string;
  modified?: string;
}

export interface Expectation {
  keyword: string;
  country: string;
  /** The words of the keyword. */
  tokens: readonly string[];
  /** Terms as written, in lower case, with how many pages hold them in any form. */
  terms: Readonly<Record<string, number>>;
  /** What a careless reader would take for terms: function words, fragments, labels of the page's furniture. */
  absent: readonly string[];
  /** Questions that headings ask, with what they ask for. */
  questions: Readonly<Record<string, string | undefined>>;
  /** Passages that define something, by how their definition begins. */
  definitions: readonly string[];
  pages: Readonly<Record<string, ExpectedPage>>;
  /** The readability formula of the language; null where none is published. */
  readability: string | null;
  /** Codes of warnings that every market in the language has. */
  warnings: readonly string[];
  grade: 'A' | 'B' | 'C' | 'D';
}
