/** The names of the tables, as the outputs of a stack tell them. */

export interface TableNames {
  apiKeys: string;
  accounts: string;
  usage: string;
  audits: string;
  idempotency: string;
  webhooks: string;
  deliveries: string;
  /** The trail and the sessions of accounts. */
  activity: string;
}

/** The tables' names out of a stack's outputs. Throws when they are not among them. */
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
  };
}
