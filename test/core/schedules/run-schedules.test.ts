/** The runs of schedules, on in-memory stores. */
import { inMemoryStores } from '../../in-memory/stores.ts';
import { runScheduleCases } from './run-schedules.cases.ts';

const stores = inMemoryStores();
runScheduleCases(() => stores);
