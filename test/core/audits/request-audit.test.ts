/** Ordering an audit, in memory. */
import { inMemoryStores } from '../../in-memory/stores.ts';
import { requestAuditCases } from './request-audit.cases.ts';

const stores = inMemoryStores();
requestAuditCases(() => stores);
