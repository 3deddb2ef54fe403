/** Everything that is stored about an account: read for its export, removed for its erasure. */

/**
 * The kinds of records, in the order of erasure: schedules first, so that nothing new is launched; keys and account
 * last, because the others are found through them, so that an interrupted erasure can be continued.
 */
export const recordKinds = [
  'schedules',
  'idempotency',
  'deliveries',
  'audits',
  'usage',
  'webhooks',
  'activity',
  'keys',
  'accounts',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** One record of an account. */
export interface AccountRecord {
  /** Unique among the account's records of this kind. */
  id: string;
  /** The whole record, without hashes of secrets; an audit with its output. Undefined if it is gone. */
  load(): Promise<Record<string, unknown> | undefined>;
  /** Removes the record with all its parts, whatever its state. False if it was gone. */
  remove(): Promise<boolean>;
}

/** Finds the records of an account. */
export interface AccountRecords {
  /** All records of one kind. Those written in the last second may be missing. */
  list(kind: RecordKind, accountId: string): AsyncIterable<AccountRecord>;
}

/** How many records of each kind there were. */
export type RecordCounts = Record<RecordKind, number>;

/** Records that are removed at the same time. */
const parallel = 16;
/** What is written while an erasure runs is found by the next pass; what still arrives after these is an error. */
const maxPasses = 5;

/** Thrown if records of the account are still being written; running the erasure again continues it. */
export class StillWritten extends Error {}

/**
 * Erases an account for good. Repeating it is harmless, and continues one that was interrupted.
 *
 * @param deps.closeKeys revokes the account's keys, so that nothing new is launched.
 * @returns how many records were removed.
 * @throws StillWritten if a pass still finds records after the last.
 */
export async function eraseAccount(
  accountId: string,
  { records, closeKeys }: { records: AccountRecords; closeKeys: () => Promise<void> },
): Promise<RecordCounts> {
  const counts = noRecords();
  const removeAll = async (kind: RecordKind): Promise<number> => {
    let removed = 0;
    let batch: AccountRecord[] = [];
    const flush = async (): Promise<void> => {
      const gone = await Promise.all(batch.map((record) => record.remove()));
      removed += gone.filter(Boolean).length;
      batch = [];
    };
    for await (const record of records.list(kind, accountId)) {
      batch.push(record);
      if (batch.length === parallel) await flush();
    }
    await flush();
    counts[kind] += removed;
    return removed;
  };

  await closeKeys();
  const foundByKeys = recordKinds.filter((kind) => kind !== 'keys' && kind !== 'accounts');
  for (let pass = 1; ; pass++) {
    let removed = 0;
    for (const kind of foundByKeys) removed += await removeAll(kind);
    if (removed === 0) break;
    if (pass === maxPasses) throw new StillWritten('records of the account are still being written; run it again');
  }
  await removeAll('keys');
  await removeAll('accounts');
  return counts;
}

export function noRecords(): RecordCounts {
  return {
    schedules: 0,
    idempotency: 0,
    deliveries: 0,
    audits: 0,
    usage: 0,
    webhooks: 0,
    activity: 0,
    keys: 0,
    accounts: 0,
  };
}
