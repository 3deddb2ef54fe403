/** Reads a function's environment once, at cold start, as a typed model. Nobody else touches `process.env`. */
import * as z from 'zod';
import { planNames } from '../../core/accounts/plans.ts';

/** A variable that must be there and not empty. */
export const required = z.string().min(1);

/** JSON in a variable. */
const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

/** `PLAN_OVERRIDES`: what the stage changes of the plans. */
export const planOverrides = json.pipe(
  z.partialRecord(z.enum(planNames), z.strictObject({ monthlyAudits: z.int().nonnegative().exactOptional() })),
);

/** `USAGE_PLAN_KEYS`: the value of the API Gateway key of each plan. */
export const usagePlanKeys = json.pipe(z.record(z.enum(planNames), z.string()));

/**
 * The environment as `schema` describes it.
 *
 * @throws Error naming the variables at fault, never their values.
 */
export function readEnv<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`the function's environment is not as it must be: ${faults.join('; ')}`);
}

/** The folder of the running bundle, as Lambda tells it, with what it carries beside its code. */
export function bundleDir(): string {
  return process.env.LAMBDA_TASK_ROOT ?? '.';
}
