/** What the deployment tells the page at run time: `/config.json`. */

export interface PageConfig {
  /** The OpenID Connect issuer that signs users in. */
  issuer: string;
  clientId: string;
  scope: string;
  /** The base address of the public API, without a slash at the end; shown in examples. */
  apiUrl: string;
  /** Where the issuer signs out, when that is not the standard's end-session endpoint. */
  logoutUrl?: string;
}

/** Reads the configuration. Throws an Error with a sentence for people. */
export async function loadConfig(): Promise<PageConfig> {
  const answer = await fetch('/config.json', { cache: 'no-store' }).catch(() => undefined);
  if (answer === undefined) throw new Error('The service cannot be reached. Check your connection and try again.');
  const config = readConfig(await answer.json().catch(() => undefined));
  if (!answer.ok || config === undefined) throw new Error('This deployment has no valid configuration (config.json).');
  return config;
}

/** The configuration in `value`, or undefined when it is none. */
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
