/** The schema of the body of every error. */
import * as z from 'zod';

export const errorBody = z.looseObject({
  detail: z.string().meta({ description: 'One sentence for people.' }),
  code: z.string().meta({ description: 'Stable, for programs.' }),
  request_id: z.string(),
  errors: z
    .array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() }))
    .exactOptional()
    .meta({ description: 'With `validation_error`: every fault.' }),
});
