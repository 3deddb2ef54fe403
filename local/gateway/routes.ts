/** The tree of routes, and which of them a path belongs to. */
import type { Throttle } from './token-buckets.ts';

/** Who judges a request before its method's function sees it. */
export interface AuthorizerSettings {
  functionArn: string;
  /** `method.request.header.X`, …: all must be there. */
  identitySources: readonly string[];
}

/** One method of a route. */
export interface ApiMethod {
  /** `GET /v1/audits`: its name in settings and buckets. */
  name: string;
  /** How fast requests may come, whoever they are of. */
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
  /** `{name+}`: all segments that are left. */
  greedy?: { name: string; route: Route };
}

/** A route with the values of its parameters. */
export interface RouteMatch {
  route: Route;
  pathParameters: Readonly<Record<string, string>>;
}

/**
 * An empty route.
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
 * Finds the route of a path: an exact segment wins over a parameter, that over a greedy one. A route without methods is
 * none.
 *
 * @param root The API's root.
 * @param path The path as it came, without the query; a slash at its end does not matter.
 * @returns The route and its parameters' decoded values; undefined when there is none.
 */
export function matchRoute(root: Route, path: string): RouteMatch | undefined {
  const segments = path.replace(/^\//u, '').split('/');
  if (segments.at(-1) === '') segments.pop();
  return descend(root, segments);
}

/** The method of a route that answers an HTTP method: its own, or `ANY`. */
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

/** What is not well encoded stays as it is: the function refuses it in its own words. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
