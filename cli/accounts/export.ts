/** Writes everything that is stored about an account into a folder: one file for each kind, and one for each audit. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AccountRecord,
  type AccountRecords,
  noRecords,
  type RecordCounts,
  recordKinds,
} from '../../core/accounts/account-records.ts';

/** Nobody else on the machine may read an export. */
const folderMode = 0o700;
const fileMode = 0o600;
/** Written under this name first: what is there under its own name is whole. */
const unfinished = (file: string): string => `${file}.unfinished`;

/**
 * Exports an account. Each kind is one record a line in `<kind>.jsonl`, audits are `audits/<audit_id>.json`. A repeated
 * export writes the kinds anew, and skips the audits that it has as they ended: they do not change any more.
 *
 * @returns how many records of each kind the folder holds.
 */
export async function exportAccount(
  accountId: string,
  { records, folder }: { records: AccountRecords; folder: string },
): Promise<RecordCounts> {
  const counts = noRecords();
  const auditsFolder = join(folder, 'audits');
  mkdirSync(auditsFolder, { recursive: true, mode: folderMode });
  for (const kind of recordKinds) {
    counts[kind] =
      kind === 'audits'
        ? await exportAudits(records.list(kind, accountId), auditsFolder)
        : await exportLines(records.list(kind, accountId), join(folder, `${kind}.jsonl`));
  }
  return counts;
}

async function exportLines(records: AsyncIterable<AccountRecord>, file: string): Promise<number> {
  let count = 0;
  const handle = await open(unfinished(file), 'w', fileMode);
  try {
    for await (const record of records) {
      const data = await record.load();
      if (data === undefined) continue;
      await handle.write(`${JSON.stringify(data)}\n`);
      count++;
    }
  } finally {
    await handle.close();
  }
  renameSync(unfinished(file), file);
  return count;
}

async function exportAudits(records: AsyncIterable<AccountRecord>, folder: string): Promise<number> {
  let count = 0;
  for await (const record of records) {
    const file = join(folder, `${record.id}.json`);
    if (!existsSync(file)) {
      const data = await record.load();
      if (data === undefined) continue;
      const hasEnded = data.completed_at !== undefined;
      // One that still runs gets another name, so that the next export reads it again.
      const running = join(folder, `${record.id}.running.json`);
      const place = hasEnded ? file : running;
      writeFileSync(unfinished(place), `${JSON.stringify(data, null, 2)}\n`, { mode: fileMode });
      renameSync(unfinished(place), place);
      if (hasEnded) rmSync(running, { force: true });
    }
    count++;
  }
  return count;
}
