/** The functions that answer requests, with the same memory and timeout for `/v1` and the dashboard. */
import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type Environment, NodeFunction, type NodeFunctionProps } from './node-function.ts';
import type { Stage } from './stage.ts';

/** A wait of 20 s (`maxWaitSeconds`), and a read of 6 s; API Gateway times out after 29 s. */
export const waitingTimeout = Duration.seconds(28);

/** Creates a function in the scope from its name, file, description and environment. */
export type MakeAnswering = <Env>(
  name: string,
  entry: NodeFunctionProps<Env>['entry'],
  description: string,
  env: Environment<Env>,
  more?: Partial<Pick<NodeFunctionProps<Env>, 'reservedConcurrency' | 'timeout'>>,
) => NodeFunction<Env>;

/** The executions reserved for each authorizer of `stage`. */
export function reservedForAuthorizer({ authorizerConcurrency: own }: Stage): { reservedConcurrency?: number } {
  return own === undefined ? {} : { reservedConcurrency: own };
}

/** Returns a factory for the functions of `scope` that answer requests in `stage`. */
export function answeringFunctions(scope: Construct, stage: Stage): MakeAnswering {
  return (name, entry, description, env, more) =>
    new NodeFunction(scope, name, {
      stage,
      entry,
      description,
      env,
      watched: 'api',
      memoryMb: stage.apiMemoryMb,
      // The longest request is a launch from the dashboard: reading the account 6 s, creating it 6 s, the transaction 6
      // s, the message 3 s. API Gateway times out after 29 s.
      timeout: Duration.seconds(25),
      ...more,
    });
}
