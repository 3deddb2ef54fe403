/** The names of the tables, from the outputs of a stack. */

export interface TableNames {
  apiKeys: string;
  accounts: string;
  usage: string;
  audits: string;
  idempotency: string;
  webhooks: string;
  deliveries: string;
  /** Audit trails and sessions of accounts. */
  activity: string;
  schedules: string;
}

/**
 * Reads the table names from a stack's outputs.
 *
 * @throws if one is missing.
 */
export function tablesIn(outputs: Readonly<Record<string, string>>): TableNames {
  const name = (table: string): string => {
    const found = outputs[`${table}TableName`];
    if (!found) throw new Error(`The stack has no output that names its table ${table}; deploy this version first.`);
    return found;
  };
  return {
    apiKeys: name('ApiKeys'),
    accounts: name('Accounts'),
    usage: name('Usage'),
    audits: name('Audits'),
    idempotency: name('Idempotency'),
    webhooks: name('Webhooks'),
    deliveries: name('Deliveries'),
    activity: name('Activity'),
    schedules: name('Schedules'),
  };
}
