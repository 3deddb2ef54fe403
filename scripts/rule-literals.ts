/** The numbers in a source file, and changes to them drawn by a seed. */

export interface Literal {
  file: string;
  /** Where it begins in the file, in UTF-16 units. */
  start: number;
  text: string;
  /** The line that it stands on, or the nearest name above it. */
  line: string;
}

/** Strings and comments, which are passed over, and numbers. */
const tokens =
  /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*|(?<![\p{L}\p{N}_.$])(?<number>\d[\d_]*(?:\.\d+)?(?:e-?\d+)?)/gu;

/** The numeric literals of `source`, outside strings and comments; of a check, those of its rule. */
export function literalsOf(file: string, source: string): Literal[] {
  const isCheck = file.endsWith('/check.ts');
  const start = isCheck ? source.indexOf('defineRule({') : 0;
  const end = isCheck ? source.indexOf('\n});', start) : source.length;
  if (start < 0) return [];
  return [...source.matchAll(tokens)].flatMap(({ index, groups }) => {
    const text = groups?.number;
    return text === undefined || index < start || index > end
      ? []
      : [{ file, start: index, text, line: namedLine(source, index) }];
  });
}

/** A long constant is written on several lines, `value: 0.9` on one of them: the line above the bare member names it. */
function namedLine(source: string, index: number): string {
  const lines = source.slice(0, source.indexOf('\n', index)).split('\n');
  const last = lines.findLastIndex((line) => !/^\s*(?:value|unit|reason|source):/u.test(line));
  return (lines[last] ?? '').trim();
}

/** Numbers from 0 to 1, the same for the same seed: the generator "mulberry32". */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` of `items`, each at most once, in the order drawn. */
export function sample<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

/** Another number of the same kind, near `text`: one more or less, a tenth of it for fractions. */
export function mutantOf(text: string, random: () => number): string {
  const value = Number(text.replaceAll('_', ''));
  const up = random() < 0.5;
  if (value === 0) return '1';
  if (Number.isInteger(value)) return String(value + (up ? 1 : -1) * Math.max(1, Math.round(value / 10)));
  return String(Number((value * (up ? 1.1 : 0.9)).toPrecision(4)));
}
