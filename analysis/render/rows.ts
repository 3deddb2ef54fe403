/** Limits of lists in documents; the JSON has all entries. */

/** Most rows in a table of topics, questions, facts or names. */
export const maxRows = 12;
