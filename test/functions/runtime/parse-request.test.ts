/** How the sentence of a refused request begins. */
import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { parseValue } from '../../../functions/runtime/parse-request.ts';

const schema = z.strictObject({ keyword: z.string(), user_url: z.string() });

test.each([
  [{ user_url: 'https://example.com/' }, 'Keyword is required.'],
  [{ keyword: 'standing desk' }, 'Invalid request: user_url is required.'],
])('%j is refused: %s', (value, sentence) => {
  expect(() => parseValue(value, schema, 'body')).toThrow(sentence);
});
