/** Stores accounts in DynamoDB. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Account, AccountStore } from '../../core/accounts/account.ts';
import { planNames } from '../../core/accounts/plans.ts';
import { conditionHeld, type DocumentClient } from './client.ts';

const accountItem = z.object({
  account_id: z.string(),
  plan: z.enum(planNames),
  owner: z.string().exactOptional(),
  created_at: z.string(),
});

export function dynamoAccountStore(client: DocumentClient, tableName: string): AccountStore {
  const get = async (accountId: string): Promise<Account | undefined> => {
    const { Item } = await client.send(
      new GetCommand({ TableName: tableName, Key: { account_id: accountId }, ConsistentRead: true }),
    );
    return Item && accountItem.parse(Item);
  };
  return {
    get,
    async create(account) {
      const isNew = await conditionHeld(() =>
        client.send(
          new PutCommand({
            TableName: tableName,
            Item: account,
            ConditionExpression: 'attribute_not_exists(account_id)',
          }),
        ),
      );
      return isNew ? account : ((await get(account.account_id)) ?? account);
    },
    async setPlan(accountId, plan) {
      try {
        const { Attributes } = await client.send(
          new UpdateCommand({
            TableName: tableName,
            Key: { account_id: accountId },
            UpdateExpression: 'SET #plan = :plan',
            ConditionExpression: 'attribute_exists(account_id)',
            ExpressionAttributeNames: { '#plan': 'plan' },
            ExpressionAttributeValues: { ':plan': plan },
            ReturnValues: 'ALL_NEW',
          }),
        );
        return accountItem.parse(Attributes);
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },
  };
}
