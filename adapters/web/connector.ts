/** Opens connections to public addresses and to no others: looked at before, when resolved, and once connected. */
import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** The address that a request would have gone to is nobody's business. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** As `dns.lookup` with `all`. */
export type Resolve = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface ConnectorOptions {
  /** Addresses that may be connected to though they are not public: this machine's, in local runs and tests. */
  alsoAllowed?: readonly string[];
  resolve?: Resolve;
  /** For the connection and its handshake. */
  connectTimeoutMs: number;
  /** Certificates that are trusted beside the usual ones, in PEM. */
  ca?: string;
}

const systemResolve: Resolve = (host, done) => systemLookup(host, { all: true }, done);

/** A connector for an undici dispatcher. */
export function publicConnector(options: ConnectorOptions): buildConnector.connector {
  const { alsoAllowed = [], resolve = systemResolve, connectTimeoutMs, ca } = options;
  const isAllowed = (address: string) => isPublicAddress(address) || alsoAllowed.includes(address);
  const lookup: LookupFunction = (host, { all }, done) => {
    resolve(host, (error, addresses) => {
      if (error) return done(error, '', 0);
      // One address of the network's inside is enough to refuse them all: which one is taken is left to chance else.
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
    // A literal is never resolved, so `lookup` never sees it.
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
