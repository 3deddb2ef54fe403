/** How much text a page must have. */

/** Below this, a page has too little text to tell what it covers. */
export const leastWords = 100;
