/** The functions that answer requests: alike in memory and time, for `/v1` and the dashboard. */
import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type Environment, NodeFunction, type NodeFunctionProps } from './node-function.ts';
import type { Stage } from './stage.ts';

/** Makes a function in `scope` under `name`. */
export function answeringFunction<Env>(
  scope: Construct,
  name: string,
  props: { stage: Stage; env: Environment<Env> } & Pick<NodeFunctionProps<Env>, 'entry' | 'description'>,
): NodeFunction<Env> {
  return new NodeFunction<Env>(scope, name, {
    ...props,
    memoryMb: props.stage.apiMemoryMb,
    // Long enough for the SDK's own retries, and well within the 29 s after which API Gateway answers by itself.
    timeout: Duration.seconds(10),
  });
}
