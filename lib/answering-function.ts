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
  more?: Pick<NodeFunctionProps<Env>, 'reservedConcurrency'>,
) => NodeFunction<Env>;

/** The executions that each authorizer of `stage` has to itself. */
export function reservedForAuthorizer({ authorizerConcurrency: own }: Stage): { reservedConcurrency?: number } {
  return own === undefined ? {} : { reservedConcurrency: own };
}

/** What makes the functions of `scope` that answer requests in `stage`. */
export function answeringFunctions(scope: Construct, stage: Stage): MakeAnswering {
  return (name, entry, description, env, more) =>
    new NodeFunction(scope, name, {
      stage,
      entry,
      description,
      env,
      ...more,
      watched: 'api',
      memoryMb: stage.apiMemoryMb,
      // The longest way is a launch from the dashboard: the account 6 s, made 6 s, the transaction 6 s, the message 3 s.
      // API Gateway answers by itself after 29 s.
      timeout: Duration.seconds(25),
    });
}
