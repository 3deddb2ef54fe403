/** Stores queues and messages in SQLite, so that an acknowledged send survives the process. */

import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { localAwsAccount, localRegion } from '../project.ts';
import { queueDoesNotExist } from './errors.ts';
import { defaultAttributes, type QueueAttributes } from './queue-attributes.ts';

/** A queue. Times are milliseconds since the epoch. */
export interface Queue {
  name: string;
  arn: string;
  attributes: QueueAttributes;
  createdAtMs: number;
  modifiedAtMs: number;
}

/** The queues, and the database that they share with their messages. */
export interface QueueStore {
  database: DatabaseSync;
  /** @throws SqsError if there is no queue of that name. */
  queue: (name: string) => Queue;
  findQueue: (name: string) => Queue | undefined;
  queues: (prefix: string) => Queue[];
  putQueue: (name: string, attributes: QueueAttributes, nowMs: number) => void;
  close: () => void;
}

/**
 * WAL with synchronous=NORMAL: the operating system has a commit before it is acknowledged, so it survives any end of
 * the process. Only a power failure can lose the last second, which is acceptable on a development machine.
 */
const tableSchema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS queues (
    name TEXT PRIMARY KEY, attributes TEXT NOT NULL, created_at INTEGER NOT NULL, modified_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue TEXT NOT NULL,
    message_id TEXT NOT NULL,
    body TEXT NOT NULL,
    attributes TEXT NOT NULL,
    group_id TEXT,
    dead_letter_source TEXT,
    sent_at INTEGER NOT NULL,
    visible_at INTEGER NOT NULL,
    received_at INTEGER,
    first_received_at INTEGER,
    receive_count INTEGER NOT NULL DEFAULT 0,
    receipt TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messages_visible ON messages (queue, visible_at);
  CREATE INDEX IF NOT EXISTS messages_sent ON messages (queue, sent_at);
`;

const Row = z
  .object({ name: z.string(), attributes: z.string(), created_at: z.number(), modified_at: z.number() })
  .transform(
    (row): Queue => ({
      name: row.name,
      arn: queueArn(row.name),
      attributes: z.record(z.string(), z.string()).parse(JSON.parse(row.attributes)),
      createdAtMs: row.created_at,
      modifiedAtMs: row.modified_at,
    }),
  );

/**
 * Opens the store, and creates it if it does not exist.
 *
 * @param path The database file, or `:memory:`.
 * @returns The store.
 */
export function openStore(path: string): QueueStore {
  const database = new DatabaseSync(path);
  database.exec(tableSchema);
  const byName = database.prepare('SELECT * FROM queues WHERE name = ?');
  const all = database.prepare('SELECT * FROM queues ORDER BY name');
  const put = database.prepare(
    `INSERT INTO queues (name, attributes, created_at, modified_at) VALUES (:name, :attributes, :now, :now)
     ON CONFLICT (name) DO UPDATE SET attributes = excluded.attributes, modified_at = excluded.modified_at`,
  );
  // Cached because every request looks up its queue, and queues rarely change.
  const known = new Map<string, Queue>();
  const findQueue = (name: string): Queue | undefined => {
    const row = known.has(name) ? undefined : byName.get(name);
    if (row !== undefined) known.set(name, Row.parse(row));
    return known.get(name);
  };
  return {
    database,
    findQueue,
    queue: (name) => {
      const queue = findQueue(name);
      if (queue === undefined) throw queueDoesNotExist();
      return queue;
    },
    queues: (prefix) =>
      all
        .all()
        .map((row) => Row.parse(row))
        .filter((queue) => queue.name.startsWith(prefix)),
    putQueue: (name, attributes, nowMs) => {
      // Setting an attribute to an empty value removes it.
      const kept = Object.entries({ ...defaultAttributes, ...attributes }).filter(([, value]) => value !== '');
      put.run({ name, attributes: JSON.stringify(Object.fromEntries(kept)), now: nowMs });
      known.delete(name);
    },
    close: () => database.close(),
  };
}

/**
 * A queue's ARN.
 *
 * @param name The queue's name.
 * @returns The ARN in the local account and region.
 */
export function queueArn(name: string): string {
  return `arn:aws:sqs:${localRegion}:${localAwsAccount}:${name}`;
}
