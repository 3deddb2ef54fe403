/** Starts ministack on a free loopback port, and makes sure that it can be reached from this machine only. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setDefaultCACertificates } from 'node:tls';
import { listeningAddresses } from './listening-addresses.ts';
import { type Environment, start } from './programs.ts';

export interface Emulator {
  /** `https://127.0.0.1:<port>`: every service, and every API below `/_aws/execute-api/`. */
  endpoint: string;
  /** File of the certificate that it answers with, and that nobody else vouches for. */
  certificate: string;
}

const startMs = 60_000;

/**
 * Starts it so that it checks what AWS checks: each function's rights (its role, nothing else), and the policies that
 * refuse plain HTTP. Throws when it ends at once, does not answer within a minute, or listens on more than loopback.
 */
export async function startMinistack(
  python: string,
  { env, logFile, temporaryDir }: { env: Environment; logFile: string; temporaryDir: string },
): Promise<Emulator> {
  const port = await freePort();
  const endpoint = `https://127.0.0.1:${port}`;
  const certificate = join(temporaryDir, 'ministack-tls', 'server.crt');
  const { pid, ended } = start(python, ['-m', 'ministack'], {
    cwd: temporaryDir,
    output: { file: logFile },
    env: {
      ...env,
      // Left to itself it listens on every interface, and a second time for MQTT.
      BIND_HOST: '127.0.0.1',
      IOT_MTLS_ENABLED: '0',
      GATEWAY_PORT: String(port),
      // What it calls itself in queue URLs: a name could mean the IPv6 loopback, where it does not listen.
      MINISTACK_HOST: '127.0.0.1',
      AUTH: 'true',
      USE_SSL: '1',
      // The functions take it from here.
      NODE_EXTRA_CA_CERTS: certificate,
      TMPDIR: temporaryDir,
    },
  });
  let over = false;
  void ended.then(() => {
    over = true;
  });
  for (const until = Date.now() + startMs; ; await sleep(100)) {
    if (over) throw new Error(`ministack ended instead of starting; its log: ${logFile}`);
    if (existsSync(certificate) && (await answers(endpoint, certificate))) break;
    if (Date.now() > until) throw new Error(`ministack does not answer; its log: ${logFile}`);
  }
  const open = listeningAddresses(pid).filter((address) => !/^(127\.|::1$|::ffff:127\.)/u.test(address));
  if (open.length > 0) throw new Error(`ministack listens beyond loopback: ${open.join(', ')}`);
  return { endpoint, certificate };
}

/** Headers by which the emulator takes a request for the account owner's: it looks at the key, not at the signature. */
export function asOwner(service: string): Record<string, string> {
  const scope = `test/20260101/us-east-1/${service}/aws4_request`;
  return { Authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=none` };
}

/** Whether it answers; from its first answer on this process trusts its certificate too. */
async function answers(endpoint: string, certificate: string): Promise<boolean> {
  setDefaultCACertificates([readFileSync(certificate, 'utf8')]);
  const url = `${endpoint}/_ministack/health`;
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.ok === true;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
