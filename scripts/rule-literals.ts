/** Finds the numbers in a source file, and draws mutants of them from a seed. */

export interface Literal {
  file: string;
  /** Offset in the file, in UTF-16 units. */
  start: number;
  text: string;
  /** Its line, or the nearest line above with a name. */
  line: string;
}

/** Matches strings and comments, to skip them, and numbers. */
const tokens =
  /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*|(?<![\p{L}\p{N}_.$])(?<number>\d[\d_]*(?:\.\d+)?(?:e-?\d+)?)/gu;

/**
 * The numeric literals of `source` outside strings and comments; for a check, only those of its rule. The version of a
 * rule is left out: it decides nothing.
 */
export function literalsOf(file: string, source: string): Literal[] {
  const isCheck = file.endsWith('/check.ts');
  const start = isCheck ? source.indexOf('defineRule({') : 0;
  const end = isCheck ? source.indexOf('\n});', start) : source.length;
  if (start < 0) return [];
  return [...source.matchAll(tokens)].flatMap(({ index, groups }) => {
    const text = groups?.number;
    const line = namedLine(source, index);
    const isConstant = text !== undefined && index >= start && index <= end && !line.startsWith('version:');
    return isConstant ? [{ file, start: index, text, line }] : [];
  });
}

/** The line that names a number. In a constant of several lines, `value: 0.9` is on its own line, below the name. */
function namedLine(source: string, index: number): string {
  const lines = source.slice(0, source.indexOf('\n', index)).split('\n');
  const last = lines.findLastIndex((line) => !/^\s*(?:value|unit|reason|source):/u.test(line));
  return (lines[last] ?? '').trim();
}

/** Pseudo-random numbers from 0 to 1 (mulberry32). The same seed gives the same numbers. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws `count` of `items` without replacement. */
export function sample<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

/** A different number of the same kind near `text`: integers change by a tenth or at least 1, fractions by a tenth. */
export function mutantOf(text: string, random: () => number): string {
  const value = Number(text.replaceAll('_', ''));
  const up = random() < 0.5;
  if (value === 0) return '1';
  if (Number.isInteger(value)) return String(value + (up ? 1 : -1) * Math.max(1, Math.round(value / 10)));
  return String(Number((value * (up ? 1.1 : 0.9)).toPrecision(4)));
}
