/** Randomness that a seed repeats. */

export interface Random {
  /** 0 up to 1. */
  next: () => number;
  /** Whole, from `least` up to `most`. */
  between: (least: number, most: number) => number;
  /** True with this probability. */
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  bytes: (size: number) => Uint8Array;
  /** A UUID's form. */
  id: () => string;
  /** A generator of its own: what it is asked changes nothing for this one. */
  fork: () => Random;
}

/** mulberry32: 32 bits of state, enough to spread faults. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const word = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = (): number => word() / 2 ** 32;
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const bytes = (size: number): Uint8Array => Uint8Array.from({ length: size }, () => word() & 0xff);
  return {
    next,
    between,
    bytes,
    chance: (probability) => next() < probability,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    id: () =>
      Buffer.from(bytes(16))
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-'),
    fork: () => seededRandom(word()),
  };
}
