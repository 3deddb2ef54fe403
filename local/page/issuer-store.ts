/** The issuer's storage, in memory: sign-ins end when the service stops. */

import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  expiresAtMs: number;
}

/**
 * Opens an empty store.
 *
 * @param nowMs The clock, in milliseconds.
 * @returns Creates the adapter of a model. All adapters share one memory.
 */
export function openIssuerStore(nowMs: () => number): AdapterFactory {
  const kept = new Map<string, Kept>();
  const alive = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    if (found === undefined || found.expiresAtMs > nowMs()) return found?.payload;
    kept.delete(key);
    return undefined;
  };
  const sweep = (): void => {
    for (const key of kept.keys()) alive(key);
  };
  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const where = async (holds: (payload: AdapterPayload) => boolean): Promise<AdapterPayload | undefined> => {
      for (const key of kept.keys()) {
        const payload = key.startsWith(keyOf('')) ? alive(key) : undefined;
        if (payload !== undefined && holds(payload)) return payload;
      }
      return undefined;
    };
    return {
      upsert: async (id, payload, expiresInSeconds = Number.POSITIVE_INFINITY) => {
        sweep();
        kept.set(keyOf(id), { payload, expiresAtMs: nowMs() + expiresInSeconds * 1_000 });
      },
      find: async (id) => alive(keyOf(id)),
      findByUid: (uid) => where((payload) => payload.uid === uid),
      findByUserCode: (userCode) => where((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = alive(keyOf(id));
        if (payload !== undefined) payload.consumed = Math.floor(nowMs() / 1_000);
      },
      destroy: async (id) => {
        kept.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of kept) {
          if (key.startsWith(keyOf('')) && payload.grantId === grantId) kept.delete(key);
        }
      },
    };
  };
}
