/** Reads a function's environment once, at cold start, as a typed model. No other code uses `process.env`. */
import * as z from 'zod';
import { planNames } from '../../core/accounts/plans.ts';

/** A required, non-empty variable. */
export const required = z.string().min(1);

/** A number from 1; absent, or empty where `npm start` has none. */
export const optionalCount = z
  .string()
  .transform((text) => (text === '' ? undefined : Number(text)))
  .pipe(z.int().positive().optional())
  .optional();

/** A variable that contains JSON. */
const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

/** `PLAN_OVERRIDES`: plan values that the stage overrides. */
export const planOverrides = json.pipe(
  z.partialRecord(z.enum(planNames), z.strictObject({ monthlyAudits: z.int().nonnegative().exactOptional() })),
);

/** `USAGE_PLAN_KEYS`: the value of each plan's API Gateway key. */
export const usagePlanKeys = json.pipe(z.record(z.enum(planNames), z.string()));

/** `ALLOWED_METHODS`: the methods of each path of the API. */
export const allowedMethods = json.pipe(z.record(z.string(), z.string()));

/**
 * Parses the environment with `schema`.
 *
 * @throws Error naming the invalid variables, never their values.
 */
export function readEnv<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`the function's environment is not as it must be: ${faults.join('; ')}`);
}

/** The folder of the running bundle, from Lambda's environment; it also contains the bundled data files. */
export function bundleDir(): string {
  return process.env.LAMBDA_TASK_ROOT ?? '.';
}
