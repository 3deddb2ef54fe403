/** Reads the JSON in what a model wrote, and estimates its tokens where nobody counts them. */

/** An answer is a few kilobytes. A hundred times as much is something else. */
const maxChars = 1_000_000;

/** Returns the JSON of `text`, also between the fences of a code block; undefined if it is none. */
export function jsonIn(text: string): unknown {
  if (text.length > maxChars) return undefined;
  const inside = /^\s*```(?:json)?\s*\n([\s\S]*)\n\s*```\s*$/u.exec(text)?.[1] ?? text;
  try {
    return JSON.parse(inside);
  } catch {
    return undefined;
  }
}

/** Bytes of a token, on average over the languages and models in use. */
const bytesOfToken = 4;

export function estimatedTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / bytesOfToken);
}
