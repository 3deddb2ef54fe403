/** Keys and their minute, in memory. */
import { inMemoryStores } from '../../in-memory/stores.ts';
import { apiKeyCases } from './authenticate.cases.ts';

const stores = inMemoryStores();
apiKeyCases(() => stores);
