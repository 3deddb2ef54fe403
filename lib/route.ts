/** Routes of the API: a method and a path, and the function that answers. */
import { type IResource, LambdaIntegration, type Method, type MethodOptions } from 'aws-cdk-lib/aws-apigateway';
import type { NodeFunction } from './node-function.ts';

/** For example `GET /v1/audits/{audit_id}`. */
export type Route = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;

/** Routes with the function that answers each. */
export type Routes = Readonly<Record<Route, NodeFunction<never>>>;

/** The routes as paths, each with its methods and what answers them. */
export function byPath(routes: Routes): Map<string, Record<string, NodeFunction<never>>> {
  const paths = new Map<string, Record<string, NodeFunction<never>>>();
  for (const [route, answering] of Object.entries(routes)) {
    const [method = '', path = ''] = route.split(' ');
    paths.set(path, { ...paths.get(path), [method]: answering });
  }
  return paths;
}

/** The methods of each path as the header `Allow` lists them. */
export function allowedMethods(routes: Routes): Record<string, string> {
  return Object.fromEntries(
    [...byPath(routes)].map(([path, methods]) => [path, Object.keys(methods).toSorted().join(', ')]),
  );
}

/** Adds a resource's methods, by HTTP method. */
export function addMethods(
  resource: IResource,
  methods: Readonly<Record<string, NodeFunction<never>>>,
  options: MethodOptions,
): Method[] {
  return Object.entries(methods).map(([method, { live }]) =>
    // One permission of a function for all its routes of this API: a stack has at most 500 resources.
    resource.addMethod(method, new LambdaIntegration(live, { scopePermissionToMethod: false }), options),
  );
}
