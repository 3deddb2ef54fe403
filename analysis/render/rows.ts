/** Limits of lists in documents; the JSON has all entries. */

/** Rows of a table of topics, questions, facts or names. */
export const maxRows = 12;
