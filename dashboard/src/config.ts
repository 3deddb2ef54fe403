/** The page's configuration at run time, from `/config.json`. */

export interface PageConfig {
  /** The OpenID Connect issuer that signs users in. */
  issuer: string;
  clientId: string;
  scope: string;
  /** Base URL of the public API without a trailing slash, for examples. */
  apiUrl: string;
  /** The issuer's sign-out address, if it is not the standard end-session endpoint. */
  logoutUrl?: string;
}

/** Loads the configuration. @throws Error with a message for users */
export async function loadConfig(): Promise<PageConfig> {
  const answer = await fetch('/config.json', { cache: 'no-store' }).catch(() => undefined);
  if (answer === undefined) throw new Error('The service cannot be reached. Check your connection and try again.');
  const config = readConfig(await answer.json().catch(() => undefined));
  if (!answer.ok || config === undefined) throw new Error('This deployment has no valid configuration (config.json).');
  return config;
}

/** Reads the configuration from `value`; undefined if it is invalid. */
export function readConfig(value: unknown): PageConfig | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: Record<string, unknown> = { ...value };
  const { issuer, client_id: clientId, scope, api_url: apiUrl, logout_url: logoutUrl } = fields;
  if (typeof issuer !== 'string' || typeof clientId !== 'string') return undefined;
  if (typeof scope !== 'string' || typeof apiUrl !== 'string') return undefined;
  return {
    issuer,
    clientId,
    scope,
    apiUrl: apiUrl.replace(/\/+$/u, ''),
    ...(typeof logoutUrl === 'string' ? { logoutUrl } : {}),
  };
}
