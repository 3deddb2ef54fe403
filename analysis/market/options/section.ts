/** Writes the report's `options`. */
import type * as z from 'zod';
import type { optionSchema } from '../../report/market/options.ts';
import type { MarketOption } from './measure.ts';

/** Composes the options, in order. */
export function composeOptions(options: readonly MarketOption[]): z.infer<typeof optionSchema>[] {
  return options.map(({ passages, ...option }) => ({
    ...option,
    k: option.listed_by.length,
    ev: [...option.listed_by.map(({ source_id }) => source_id), ...passages.map(({ id }) => id)],
  }));
}
