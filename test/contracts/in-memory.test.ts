/** The in-memory stores, queue, secrets and receiver keep the contracts of core's ports. */
import { describe } from '@jest/globals';
import { inMemoryQueue } from '../in-memory/queue.ts';
import { inMemoryReceiver } from '../in-memory/receiver.ts';
import { inMemorySecretSource } from '../in-memory/secrets.ts';
import { inMemoryStores } from '../in-memory/stores.ts';
import { outsideContracts } from './outside.ts';
import { storeContracts } from './store-contracts.ts';

const stores = inMemoryStores();
const audits = inMemoryQueue<{ auditId: string; accountId: string }>();
const deliveries = inMemoryQueue<{ deliveryId: string; accountId: string; delayMs?: number }>();
const receiver = inMemoryReceiver();
const secrets = inMemorySecretSource();
const deadUrl = 'https://nobody.example/';
receiver.unreached.set(deadUrl, 'unreachable');

describe('in memory', () => {
  storeContracts(() => stores);
  outsideContracts(() => ({
    ...{ audits, deliveries, secrets, post: receiver.post, deadUrl },
    arrived: async () => ({
      audits: audits.sent.map(({ auditId }) => auditId),
      deliveries: deliveries.sent.map(({ deliveryId }) => deliveryId),
    }),
    receiver: {
      ...receiver,
      answerWith: (answer) => {
        receiver.answer = () => answer;
      },
    },
  }));
});
