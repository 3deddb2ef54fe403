/** The functions that answer requests: alike in memory and time, for `/v1` and the dashboard. */
import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type Environment, NodeFunction, type NodeFunctionProps } from './node-function.ts';
import type { Stage } from './stage.ts';

/** Makes a function of the scope, by its name, its file, what it is for and its environment. */
export type MakeAnswering = <Env>(
  name: string,
  entry: NodeFunctionProps<Env>['entry'],
  description: string,
  env: Environment<Env>,
) => NodeFunction<Env>;

/** What makes the functions of `scope` that answer requests in `stage`. */
export function answeringFunctions(scope: Construct, stage: Stage): MakeAnswering {
  return (name, entry, description, env) =>
    new NodeFunction(scope, name, {
      stage,
      entry,
      description,
      env,
      memoryMb: stage.apiMemoryMb,
      // Long enough for the SDK's own retries, and well within the 29 s after which API Gateway answers by itself.
      timeout: Duration.seconds(10),
    });
}
