/** An audit's way to its end, in memory. */
import { inMemoryStores } from '../../in-memory/stores.ts';
import { runAuditCases } from './run-audit.cases.ts';

const stores = inMemoryStores();
runAuditCases(() => stores);
