/** Columns of the list of deliveries. */
import { Badge, Button } from '@mantine/core';
import type { ListedDelivery } from '../../../functions/dashboard/contract/deliveries.ts';
import type { RowColumn } from '../ui/row-list.tsx';
import { TimeAgo } from '../ui/time.tsx';
import { eventWords, resultText, stateWords } from './delivery-words.ts';

export function deliveryColumns(
  keyNames: ReadonlyMap<string, string>,
  open: (deliveryId: string) => void,
): RowColumn<ListedDelivery>[] {
  return [
    { title: 'Event', inCard: 'title', show: ({ type }) => <strong>{eventWords[type]}</strong> },
    { title: 'Key', show: ({ key_id }) => keyNames.get(key_id) ?? key_id },
    { title: 'State', show: ({ state }) => <DeliveryStateBadge state={state} /> },
    { title: 'Attempts', show: ({ attempt }) => attempt },
    { title: 'Last result', show: ({ last_result }) => resultText(last_result) },
    { title: 'Happened', show: ({ created_at }) => <TimeAgo iso={created_at} /> },
    {
      title: 'Details',
      inCard: 'plain',
      atEnd: true,
      show: ({ delivery_id, type }) => (
        <Button
          size="xs"
          variant="default"
          onClick={() => open(delivery_id)}
          aria-label={`Details of ${eventWords[type]}, ${delivery_id}`}
        >
          Details
        </Button>
      ),
    },
  ];
}

export function DeliveryStateBadge({ state }: { state: ListedDelivery['state'] }) {
  const { label, color } = stateWords[state];
  return <Badge color={color}>{label}</Badge>;
}
