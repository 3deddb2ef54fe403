/** The breaking changes of the API that were decided on: without an entry here, a test refuses one. */

/** By the line of the difference (`lineOf`): why it is made, and how clients were told. */
export const declaredBreaks: Readonly<Record<string, string>> = {};
