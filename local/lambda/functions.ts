/** The stack's functions, invoked by ARN. */

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { StartupError } from '../startup-error.ts';
import type { Stack, StackResource } from '../template/stack.ts';
import { type FunctionSettings, instanceEnvironment } from './environment.ts';
import { type FunctionLog, openFunctionLog } from './function-log.ts';
import { startInstance } from './instance.ts';
import { openPool, type Pool } from './pool.ts';
import type { InstanceSettings, InvocationOutcome } from './protocol.ts';

const LambdaFunction = z.object({
  Code: z.object({ S3Key: z.string('only bundled assets run here') }),
  Handler: z.string().regex(/^[\w./-]+\.\w+$/u),
  Runtime: z.string().regex(/^nodejs/u, 'only Node.js functions run here'),
  Timeout: z.number().default(3),
  MemorySize: z.number().default(128),
  ReservedConcurrentExecutions: z.number().optional(),
  Environment: z
    .object({ Variables: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}) })
    .default({ Variables: {} }),
});
type LambdaFunction = z.infer<typeof LambdaFunction>;

/** The functions of the service. */
export interface Functions {
  /** Calls a function with an event (JSON text). Never throws. */
  invoke: (functionArn: string, payload: string) => Promise<InvocationOutcome>;
  /** The maximum number of concurrent events of a function; undefined if there is no such function. */
  concurrencyOf: (functionArn: string) => number | undefined;
  stop: () => Promise<void>;
}

/**
 * A thread uses one core. More threads than cores help only while they wait for the database, which is often. Four
 * threads of the same function use about 200 MB.
 */
const instancesPerFunction = Math.max(4, availableParallelism());
/** About as long as Lambda keeps an idle instance. */
const idleMs = 5 * 60_000;

/**
 * Opens the stack's functions. Each is loaded at its first event.
 *
 * @param stack The stack.
 * @param settings Endpoints, overrides and the log folder.
 * @returns The functions.
 * @throws StartupError if a bundle is missing.
 */
export function openFunctions(stack: Stack, settings: FunctionSettings): Functions {
  const pools = new Map<string, { pool: Pool; log: FunctionLog; maxInstances: number }>();
  for (const resource of stack.resources('AWS::Lambda::Function', LambdaFunction)) {
    const { properties, name, arn } = resource;
    const modulePath = findModule(stack, resource);
    const log = openFunctionLog(settings.logFolder, name);
    const instance: InstanceSettings = {
      modulePath,
      exportName: properties.Handler.split('.').at(-1) ?? '',
      functionName: name,
      functionArn: arn,
      memoryMb: properties.MemorySize,
      logGroupName: `/aws/lambda/${name}`,
      // Next to the assets, so that it is removed with them.
      compileCacheFolder: join(stack.assetPath(properties.Code.S3Key) ?? '', '..', 'compile-cache'),
    };
    const environment = instanceEnvironment(instance, properties, settings);
    const maxInstances = Math.min(properties.ReservedConcurrentExecutions ?? Infinity, instancesPerFunction);
    const pool = openPool({
      start: () => startInstance(instance, environment, log),
      timeoutMs: properties.Timeout * 1_000,
      maxInstances,
      idleMs,
    });
    pools.set(arn, { pool, log, maxInstances });
  }
  const find = (functionArn: string) => pools.get(functionArn.split(':').slice(0, 7).join(':'));
  return {
    invoke: async (functionArn, payload) => {
      const found = find(functionArn);
      if (found !== undefined) return found.pool.invoke(payload);
      return {
        ok: false,
        error: { errorType: 'ResourceNotFoundException', errorMessage: `no function ${functionArn}` },
      };
    },
    concurrencyOf: (functionArn) => find(functionArn)?.maxInstances,
    stop: async () => {
      await Promise.all([...pools.values()].map(({ pool, log }) => pool.stop().then(log.close)));
    },
  };
}

/** Path of the module that `Handler` names in the function's asset. */
function findModule(stack: Stack, { logicalId, properties }: StackResource<LambdaFunction>): string {
  const folder = stack.assetPath(properties.Code.S3Key);
  const base = properties.Handler.split('.').slice(0, -1).join('.');
  const found = ['.mjs', '.js', '.cjs']
    .map((extension) => join(folder ?? '', `${base}${extension}`))
    .find((path) => folder !== undefined && existsSync(path));
  if (found === undefined) throw new StartupError(`function ${logicalId} has no ${base}.mjs in its asset (${folder})`);
  return found;
}
