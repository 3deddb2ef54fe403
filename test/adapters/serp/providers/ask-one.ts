/** Asks one provider one question of a server that answers as the test says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProviderName } from '../../../../adapters/serp/providers/providers.ts';
import type { SearchQuery, SerpSnapshot } from '../../../../analysis/index.ts';
import { type Asked, type ProtocolServer, serveProtocol, type Told } from './protocol-server.ts';
import { caseOf, providerOf, query } from './provider-cases.ts';
import { testWorld } from './world.ts';

export interface Ended {
  /** What came of it: a snapshot, or what was thrown. */
  snapshot: SerpSnapshot;
  error: unknown;
  asked: Asked[];
  slept: number[];
}

/** The end of `provider.search`; `more` is put into its credentials. */
export async function askOne(
  name: ProviderName,
  answer: (asked: Asked, before: number) => Told,
  { more = {}, ...changes }: Partial<SearchQuery> & { more?: Record<string, unknown> } = {},
): Promise<Ended> {
  const server: ProtocolServer = await serveProtocol(answer);
  const world = testWorld();
  const found = caseOf(name);
  const changed = { ...found, credentials: (origin: string) => ({ ...found.credentials(origin), ...more }) };
  try {
    const provider = providerOf(changed, server.origin, world);
    const ended = await provider.search({ ...query, ...changes }, 20_000).then(
      (snapshot) => ({ snapshot, error: undefined }),
      (error: unknown) => ({ snapshot: nothing, error }),
    );
    return { ...ended, asked: server.asked, slept: world.slept };
  } finally {
    await Promise.all([server.close(), world.close()]);
  }
}

/** Stands for the snapshot that there is none of. */
const nothing: SerpSnapshot = {
  provider: 'nobody',
  request: query,
  collected_at: '',
  organic: [],
  paa: [],
  related: [],
  answers: [],
  items: [],
  features: {},
  raw_sha256: '',
};

/** The snapshot that the provider's full answer must become, read and approved by hand. */
export function goldenOf(name: ProviderName): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'answers', `${name}.golden.json`), 'utf8'));
}
