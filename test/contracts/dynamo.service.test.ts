/**
 * The stores on DynamoDB keep the contracts of core's ports on the tables of the stack; so do the use cases that rely
 * on exact counts and fences.
 */
import { afterAll, beforeAll, describe } from '@jest/globals';
import { apiKeyCases } from '../core/api-keys/authenticate.cases.ts';
import { requestAuditCases } from '../core/audits/request-audit.cases.ts';
import { runAuditCases } from '../core/audits/run-audit.cases.ts';
import { runScheduleCases } from '../core/schedules/run-schedules.cases.ts';
import { startTables, type TestTables } from '../dynamodb-tables.ts';
import { dynamoStores } from './dynamo-stores.ts';
import { storeContracts } from './store-contracts.ts';
import type { Stores } from './stores.ts';

let tables: TestTables;
let stores: Stores;
beforeAll(async () => {
  tables = await startTables();
  stores = dynamoStores(tables);
});
afterAll(() => tables.stop());

describe('on DynamoDB', () => {
  storeContracts(() => stores);
  apiKeyCases(() => stores);
  requestAuditCases(() => stores);
  runAuditCases(() => stores);
  runScheduleCases(() => stores);
});
