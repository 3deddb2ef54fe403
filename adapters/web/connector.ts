/** Connects to public addresses only: checked before resolving, after resolving, and once connected. */
import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from '../../core/audits/addresses/public-address.ts';

/** Thrown instead of connecting to an address that is not public. Callers do not learn the address. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Same as `dns.lookup` with `all`. */
export type Resolve = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface ConnectorOptions {
  /** Non-public addresses that are allowed: this machine's, in local runs and tests. */
  alsoAllowed?: readonly string[];
  resolve?: Resolve;
  /** For the connection and its handshake. */
  connectTimeoutMs: number;
  /** Certificates in PEM that are trusted in addition to the default ones. */
  ca?: string;
}

const systemResolve: Resolve = (host, done) => systemLookup(host, { all: true }, done);

/** Creates a connector for an undici dispatcher. */
export function publicConnector(options: ConnectorOptions): buildConnector.connector {
  const { alsoAllowed = [], resolve = systemResolve, connectTimeoutMs, ca } = options;
  const isAllowed = (address: string) => isPublicAddress(address) || alsoAllowed.includes(address);
  const lookup: LookupFunction = (host, { all }, done) => {
    resolve(host, (error, addresses) => {
      if (error) return done(error, '', 0);
      // One internal address is enough to refuse them all, because which one is used is left to chance.
      const inside = addresses.find(({ address }) => !isAllowed(address));
      const [first] = addresses;
      if (inside !== undefined || first === undefined) {
        return done(new AddressRefused(`${host} resolves to no public address`), '', 0);
      }
      return all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
  const connect = buildConnector({
    allowH2: true,
    timeout: connectTimeoutMs,
    lookup,
    ...(ca === undefined ? {} : { ca }),
  });
  return (target, callback) => {
    // IP literals are never resolved, so `lookup` does not see them.
    const literal = target.hostname.replace(/^\[|\]$/gu, '');
    if (isIP(literal) !== 0 && !isAllowed(literal)) {
      callback(new AddressRefused(`${literal} is no public address`), null);
      return;
    }
    connect(target, (...result) => {
      const [error, socket] = result;
      if (error === null && !isAllowed(remoteOf(socket))) {
        socket.destroy();
        callback(new AddressRefused('connected to no public address'), null);
        return;
      }
      callback(...result);
    });
  };
}

function remoteOf(socket: Pick<Socket, 'remoteAddress'>): string {
  return socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/iu, '') ?? '';
}
