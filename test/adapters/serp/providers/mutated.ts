/** Answers that are nearly right: a few places of a good one hold something else, twice the same, or nothing. */
import * as fc from 'fast-check';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

interface Change {
  /** Chooses the place, as a share of all. */
  at: number;
  kind: 'replace' | 'remove' | 'repeat';
  value: Json;
}

/** What a provider would not write, and an attacker might. */
const hostile: fc.Arbitrary<Json> = fc.constantFrom<Json>(
  null,
  true,
  -1,
  0,
  1e308,
  2.5,
  '',
  ' ',
  '\u0000\u001b[31m',
  '\ud800',
  'javascript:alert(1)',
  'https://user:secret@inside.example/',
  'http://[::1]:80/',
  'http://',
  'https://www.www.example./?#',
  'x'.repeat(20_000),
  `https://long.example/${'y'.repeat(20_000)}`,
  '<script>alert(1)</script>',
  '[[[[[[[[](((((((',
  '|---|---|\n'.repeat(400),
  '2024-02-31',
  '__proto__',
  [],
  {},
  [[[[]]]],
  { __proto__: null, type: 'organic' },
  Array.from({ length: 300 }, (_, index) => ({ url: `https://${index}.example/`, link: `https://${index}.example/` })),
);

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  kind: fc.constantFrom('replace' as const, 'replace' as const, 'remove' as const, 'repeat' as const),
  value: fc.oneof(hostile, fc.jsonValue() as fc.Arbitrary<Json>),
});

/** One of `answers` with up to six changes. */
export function mutated(answers: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...answers), fc.array(change, { maxLength: 6 }))
    .map(([answer, changes]) => changes.reduce<Json>(changed, structuredClone(answer) as Json));
}

function changed(root: Json, { at, kind, value }: Change): Json {
  const places = placesIn(root);
  const place = places[Math.floor(at * places.length)];
  if (place === undefined) return value;
  const { holder, key } = place;
  if (Array.isArray(holder)) {
    const index = Number(key);
    if (kind === 'remove') holder.splice(index, 1);
    else if (kind === 'repeat') holder.splice(index, 0, structuredClone(holder[index] ?? null));
    else holder[index] = structuredClone(value);
  } else if (kind === 'remove') delete holder[key];
  else holder[key] = structuredClone(value);
  return root;
}

function placesIn(value: Json): { holder: Json[] | { [name: string]: Json }; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...placesIn(inner)]);
}
