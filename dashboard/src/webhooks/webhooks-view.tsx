/** The view of webhook deliveries. */
import { Select } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ListedState, useDeliveries } from '../api/deliveries.ts';
import { useKeys } from '../api/keys.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { RowList } from '../ui/row-list.tsx';
import { deliveryColumns } from './delivery-columns.tsx';
import { DeliveryDrawer } from './delivery-drawer.tsx';
import { stateWords } from './delivery-words.ts';

const stateChoices = Object.entries(stateWords).map(([value, { label }]) => ({ value, label }));

export function WebhooksView() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('state');
  const state = isState(wanted) ? wanted : undefined;
  const deliveries = useDeliveries(state);
  const keys = useKeys();
  const [openedId, setOpenedId] = useState<string>();
  const keyNames = new Map(keys.data?.keys.map(({ key_id, name }) => [key_id, name]));
  return (
    <Page
      title="Webhooks"
      lead="Messages to the webhooks of your keys, newest first, kept for 30 days. A webhook is set and tested with its key."
    >
      <Select
        aria-label="State"
        placeholder="Any state"
        data={stateChoices}
        value={state ?? null}
        onChange={(value) => setQuery(value === null ? {} : { state: value }, { replace: true })}
        clearable
        w={170}
        clearButtonProps={{ 'aria-label': 'Any state' }}
      />
      <QueryView query={deliveries} errorTitle="The deliveries could not be loaded">
        {({ deliveries: list }) =>
          list.length === 0 ? (
            <EmptyState
              icon={<IconWebhook size={26} />}
              title={state === undefined ? 'No delivery yet' : 'No delivery matches'}
            >
              {state === undefined
                ? 'Give a key a webhook: when one of its audits ends, the message to it stands here with every attempt.'
                : 'No delivery is in this state.'}
            </EmptyState>
          ) : (
            <RowList
              label="Deliveries"
              rows={list}
              columns={deliveryColumns(keyNames, setOpenedId)}
              idOf={({ delivery_id }) => delivery_id}
            />
          )
        }
      </QueryView>
      {openedId !== undefined && (
        <DeliveryDrawer
          key={openedId}
          deliveryId={openedId}
          keyNames={keyNames}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </Page>
  );
}

function isState(value: string | null): value is ListedState {
  return value !== null && Object.hasOwn(stateWords, value);
}
