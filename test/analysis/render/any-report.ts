/** Reports of every shape that a schema allows, with texts as hostile pages write them. */
import fc from 'fast-check';
import { anyCharacter } from '../../any-character.ts';
import { isFreeText, type JsonSchema } from '../report-walk.ts';

/** What means something to Markdown, HTML, a template or the direction of writing. */
const marks =
  '| || ` ``` * ** _ __ ~~ ~~~ [ ] ]( [x](javascript:alert(1)) ![ [^1] [s1] [s1]:x # ## - --- === + 1. 12) > < <b> <script>alert(1)</script> </td> <!-- --> & &lt; &#60; &copy; \\ \\| \\\\ {{ }} {% $ $$ ! : :// https://evil.example/?a=1|2 www.evil.example a@b.example'
    .split(' ')
    .concat([
      '\n',
      '\r\n',
      '\n\n',
      '\t',
      '\0',
      '\u0007',
      '\u001b[31m',
      '\u2028',
      '\u0085',
      '\u202e',
      '\u2066',
      '\u200f',
      '\u200b',
      '\u00ad',
      '\ufeff',
      '\u{e0041}',
      '\ud800',
      ' ',
      '  ',
      '    ',
    ]);

/** Text of a page that means harm. */
export const hostileText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...marks, 'word', '12', 'é', 'किताब', '漢字', '🙂') },
      fc.string({ unit: anyCharacter, maxLength: 6 }),
    ),
    { maxLength: 7 },
  )
  .map((pieces) => pieces.join(''));

/** Values that `schema` describes. References to passages are among `passages`, which the report keeps. */
export function valuesOf(schema: JsonSchema, passages: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((branch) => valuesOf(branch, passages)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number': {
      const { minimum: min = 0, maximum: max = 5_000 } = schema as { minimum?: number; maximum?: number };
      return schema.type === 'integer'
        ? fc.integer({ min, max: Math.min(max, 5_000) })
        : fc.double({ min, max: Math.min(max, 5_000), noNaN: true });
    }
    case 'array':
      if (schema.prefixItems !== undefined)
        return fc.tuple(...schema.prefixItems.map((item) => valuesOf(item, passages)));
      return fc.array(valuesOf(schema.items ?? {}, passages), { maxLength: 3 });
    case 'object':
      return objectsOf(schema, passages);
    default:
      return textsOf(schema, passages);
  }
}

function objectsOf(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  passages: readonly string[],
): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object')
    return fc.dictionary(hostileText, valuesOf(additionalProperties, passages), { maxKeys: 3 });
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, valuesOf(member, passages)]),
  );
  return fc.record(members, { requiredKeys: required });
}

const time = '2026-10-05T08:00:00.000Z';

function textsOf(schema: JsonSchema, passages: readonly string[]): fc.Arbitrary<string> {
  if (schema.format === 'date-time') return fc.constant(time);
  if (isFreeText(schema)) return hostileText;
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const texts = [...passages, ...someTexts].filter((text) => pattern.test(text));
  return fc.constantFrom(...texts);
}

/** One text at least for every pattern of a report. */
const someTexts = 's1 s3:12 s2 k1 q1 t1 c1 e1 x1 a1 a1.c2 o1 f1 Q131313 llms-txt topics@6'
  .split(' ')
  .concat('0f'.repeat(32), '2026-10-05');
