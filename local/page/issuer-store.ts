/** The issuer's storage, in SQLite: sign-ins and the issuer's secrets, so that a restart signs nobody out. */

import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import * as z from 'zod';

/** What the issuer stores. */
export interface IssuerStore {
  /** Creates the adapter of a model. All adapters share one database. */
  adapter: AdapterFactory;
  /** The secret of that name; generated and stored the first time. */
  secret: (name: string, generate: () => string) => string;
  close: () => void;
}

const schema = `
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS payloads (
    model TEXT NOT NULL, id TEXT NOT NULL, uid TEXT, user_code TEXT, grant_id TEXT,
    payload TEXT NOT NULL, expires_at INTEGER,
    PRIMARY KEY (model, id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

const Row = z.object({ payload: z.string() }).transform(({ payload }): AdapterPayload => JSON.parse(payload));
const Secret = z.object({ value: z.string() });

/**
 * Opens the store.
 *
 * @param file The database's file, created if missing and readable only by its owner; `:memory:` keeps nothing.
 * @param nowMs The clock, in milliseconds.
 * @returns The store.
 */
export function openIssuerStore(file: string, nowMs: () => number): IssuerStore {
  const database = new DatabaseSync(file);
  if (file !== ':memory:') chmodSync(file, 0o600);
  database.exec(schema);
  return {
    adapter: adaptersOf(database, nowMs),
    secret: (name, generate) => {
      // Of two first starts at the same time, both use what the first one stored.
      database.prepare('INSERT OR IGNORE INTO secrets VALUES (?, ?)').run(name, generate());
      return Secret.parse(database.prepare('SELECT value FROM secrets WHERE name = ?').get(name)).value;
    },
    close: () => database.close(),
  };
}

function adaptersOf(database: DatabaseSync, nowMs: () => number): AdapterFactory {
  const alive = '(expires_at IS NULL OR expires_at > ?)';
  const find = (column: string, model: string, value: string): AdapterPayload | undefined =>
    Row.optional().parse(
      database
        .prepare(`SELECT payload FROM payloads WHERE model = ? AND ${column} = ? AND ${alive}`)
        .get(model, value, nowMs()),
    );
  const upsert = database.prepare('INSERT OR REPLACE INTO payloads VALUES (?, ?, ?, ?, ?, ?, ?)');
  const sweep = database.prepare('DELETE FROM payloads WHERE expires_at <= ?');
  const consume = database.prepare(
    "UPDATE payloads SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ?",
  );
  return (model): Adapter => ({
    upsert: async (id, payload, expiresInSeconds) => {
      sweep.run(nowMs());
      const { uid = null, userCode = null, grantId = null } = payload;
      const expiresAtMs = expiresInSeconds === undefined ? null : Math.floor(nowMs() + expiresInSeconds * 1_000);
      upsert.run(model, id, uid, userCode, grantId, JSON.stringify(payload), expiresAtMs);
    },
    find: async (id) => find('id', model, id),
    findByUid: async (uid) => find('uid', model, uid),
    findByUserCode: async (userCode) => find('user_code', model, userCode),
    consume: async (id) => void consume.run(Math.floor(nowMs() / 1_000), model, id),
    destroy: async (id) => void database.prepare('DELETE FROM payloads WHERE model = ? AND id = ?').run(model, id),
    revokeByGrantId: async (grantId) =>
      void database.prepare('DELETE FROM payloads WHERE model = ? AND grant_id = ?').run(model, grantId),
  });
}
