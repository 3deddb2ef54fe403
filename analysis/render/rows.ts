/** How much of a list a document shows; the others are in the JSON. */

/** Rows of a table of topics, questions, facts or names. */
export const maxRows = 15;
