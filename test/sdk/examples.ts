/** Examples in documents. */

/** The first block of code that uses an SDK. */
export function firstExample(markdown: string): string {
  const blocks = [...markdown.matchAll(/^```(?:ts|python)\n([\s\S]*?)^```$/gmu)].map(([, code = '']) => code);
  const found = blocks.find((code) => /\bAnswerAudit\b/u.test(code));
  if (found === undefined) throw new Error('there is no example');
  return found;
}
