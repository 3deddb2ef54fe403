/** The tree of routes, and the search for the route of a path. */
import type { Throttle } from './token-buckets.ts';

/** The authorizer of a method. */
export interface AuthorizerSettings {
  functionArn: string;
  /** `method.request.header.X` and the like. All must be present. */
  identitySources: readonly string[];
}

/** One method of a route. */
export interface ApiMethod {
  /** For example `GET /v1/audits`, as in stage settings and token buckets. */
  name: string;
  /** The limit for all callers together. */
  throttle?: Throttle;
  resourceId: string;
  functionArn: string;
  timeoutMs: number;
  apiKeyRequired: boolean;
  authorizer?: AuthorizerSettings;
}

/** One resource of the API. `resourcePath` is as in the template: `/v1/audits/{audit_id}`. */
export interface Route {
  resourcePath: string;
  methods: Map<string, ApiMethod>;
  exact: Map<string, Route>;
  /** `{name}`: one segment. */
  parameter?: { name: string; route: Route };
  /** `{name+}`: all remaining segments. */
  greedy?: { name: string; route: Route };
}

/** A route with the values of its parameters. */
export interface RouteMatch {
  route: Route;
  pathParameters: Readonly<Record<string, string>>;
}

/**
 * Creates an empty route.
 *
 * @param resourcePath Its path in the template.
 * @returns The route, without methods or children.
 */
export function newRoute(resourcePath: string): Route {
  return { resourcePath, methods: new Map(), exact: new Map() };
}

/**
 * Adds a child.
 *
 * @param parent The parent.
 * @param part A segment, `{name}` or `{name+}`.
 * @returns The child.
 */
export function addRoute(parent: Route, part: string): Route {
  const route = newRoute(`${parent.resourcePath === '/' ? '' : parent.resourcePath}/${part}`);
  const [, name, plus] = /^\{([^}+]+)(\+?)\}$/u.exec(part) ?? [];
  if (name === undefined) parent.exact.set(part, route);
  else if (plus === '+') parent.greedy = { name, route };
  else parent.parameter = { name, route };
  return route;
}

/**
 * Finds the route of a path. An exact segment wins over a parameter, and a parameter over a greedy one. Routes without
 * methods do not match.
 *
 * @param root The API's root.
 * @param path The path, still encoded, without the query. A trailing slash is ignored.
 * @returns The route and its decoded parameters; undefined if none matches.
 */
export function matchRoute(root: Route, path: string): RouteMatch | undefined {
  const segments = path.replace(/^\//u, '').split('/');
  if (segments.at(-1) === '') segments.pop();
  return descend(root, segments);
}

/** The method for an HTTP verb, else `ANY`. */
export function methodOf(route: Route, httpMethod: string): ApiMethod | undefined {
  return route.methods.get(httpMethod) ?? route.methods.get('ANY');
}

function descend(route: Route, segments: readonly string[]): RouteMatch | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined) return route.methods.size > 0 ? { route, pathParameters: {} } : undefined;
  const child = route.exact.get(segment);
  const exact = child === undefined ? undefined : descend(child, rest);
  if (exact !== undefined) return exact;
  if (route.parameter !== undefined && segment !== '') {
    const found = descend(route.parameter.route, rest);
    const own = { [route.parameter.name]: decode(segment) };
    if (found !== undefined) return { ...found, pathParameters: { ...own, ...found.pathParameters } };
  }
  if (route.greedy !== undefined && route.greedy.route.methods.size > 0) {
    const value = segments.map(decode).join('/');
    return { route: route.greedy.route, pathParameters: { [route.greedy.name]: value } };
  }
  return undefined;
}

/** A segment with invalid encoding is left unchanged; the function rejects it with its own message. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
