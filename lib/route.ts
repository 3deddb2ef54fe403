/** Adds the methods of an API resource, each handled by a function. */
import { type IResource, LambdaIntegration, type Method, type MethodOptions } from 'aws-cdk-lib/aws-apigateway';
import type { NodeFunction } from './node-function.ts';

/** Adds a resource's methods, by HTTP method. */
export function route(
  resource: IResource,
  methods: Readonly<Record<string, NodeFunction<never>>>,
  options: MethodOptions,
): Method[] {
  return Object.entries(methods).map(([method, { live }]) =>
    resource.addMethod(method, new LambdaIntegration(live, { allowTestInvoke: false }), options),
  );
}
