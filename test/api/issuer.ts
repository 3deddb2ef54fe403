/** A small OpenID Connect issuer on loopback: it publishes its keys and signs whatever tokens a test asks for. */
import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Issuer {
  issuer: string;
  clientId: string;
  jwksUri: string;
  /** For the embedded service. */
  environment: Record<string, string>;
  /** An access token of the subject; `claims` replace those of a good one, `undefined` takes one away. */
  token: (subject: string, claims?: Record<string, unknown>, options?: TokenOptions) => string;
  /** What another process needs to sign in its name. */
  shared: () => SharedIssuer;
  /** Publishes one more key, and gives its id. */
  addKey: () => string;
  /** How often its keys were asked for. */
  asked: () => number;
  /** What it answers in place of its keys. */
  answerWith: (answer: { status: number; body: string } | undefined) => void;
  close: () => Promise<void>;
}

export interface SharedIssuer {
  issuer: string;
  /** Ids and private keys in PEM, the first one first. */
  keys: (readonly [kid: string, pem: string])[];
}

export interface TokenOptions {
  /** The key's id in the header; the first one's unless given. */
  kid?: string | undefined;
  alg?: 'RS256' | 'none' | 'HS256';
  /** Signs in place of the key that is named. */
  privateKey?: KeyObject;
}

type Keys = Map<string, { privateKey: KeyObject; publicKey: KeyObject }>;

const clientId = 'dashboard-under-test';
const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs tokens in the name of an issuer whose keys these are; with the first one unless another is named. */
function signerOf(issuer: string, keys: Keys): Issuer['token'] {
  return (subject, claims = {}, { alg = 'RS256', privateKey, ...options } = {}) => {
    const [first] = keys.keys();
    const kid = 'kid' in options ? options.kid : first;
    const now = Math.floor(Date.now() / 1000);
    const good = { iss: issuer, sub: subject, client_id: clientId, iat: now, exp: now + 600, scope: 'openid' };
    const signed = `${base64({ alg, kid, typ: 'at+jwt' })}.${base64({ ...good, ...claims })}`;
    const own = keys.get(kid ?? '') ?? keys.get(first ?? '');
    if (!own) throw new Error('the issuer has no key');
    if (alg === 'none') return `${signed}.`;
    // The old trick: the public key as the secret of a MAC.
    const mac = () =>
      createHmac('sha256', own.publicKey.export({ format: 'pem', type: 'spki' }))
        .update(signed)
        .digest();
    const signature = alg === 'HS256' ? mac() : sign('sha256', Buffer.from(signed), privateKey ?? own.privateKey);
    return `${signed}.${signature.toString('base64url')}`;
  };
}

const pemOf = (key: KeyObject): string => key.export({ format: 'pem', type: 'pkcs8' }).toString();

/** Signs in the name of an issuer that another process runs. */
export function signerFrom({ issuer, keys }: SharedIssuer): Issuer['token'] {
  const pairs = keys.map(([kid, pem]) => {
    const privateKey = createPrivateKey(pem);
    return [kid, { privateKey, publicKey: createPublicKey(privateKey) }] as const;
  });
  return signerOf(issuer, new Map(pairs));
}

/** Starts an issuer with one key, on a free port. */
export async function startIssuer(): Promise<Issuer> {
  const keys: Keys = new Map();
  const addKey = (): string => {
    const kid = `key-${keys.size + 1}`;
    keys.set(kid, generateKeyPairSync('rsa', { modulusLength: 2048 }));
    return kid;
  };
  addKey();
  let asked = 0;
  let instead: { status: number; body: string } | undefined;
  const server = createServer((_, response) => {
    asked++;
    const jwks = [...keys].map(([kid, { publicKey }]) => ({
      ...publicKey.export({ format: 'jwk' }),
      ...{ kid, use: 'sig', alg: 'RS256' },
    }));
    const { status, body } = instead ?? { status: 200, body: JSON.stringify({ keys: jwks }) };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/oidc`;
  const jwksUri = `${issuer}/jwks`;
  return {
    issuer,
    clientId,
    jwksUri,
    environment: { SIGN_IN_ISSUER: issuer, SIGN_IN_CLIENT_ID: clientId, SIGN_IN_JWKS_URI: jwksUri },
    token: signerOf(issuer, keys),
    shared: () => ({ issuer, keys: [...keys].map(([kid, { privateKey }]) => [kid, pemOf(privateKey)] as const) }),
    addKey,
    asked: () => asked,
    answerWith: (answer) => {
      instead = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
