/** The details of a delivery: message, address, attempts with responses, and a button to resend it. */
import { Alert, Anchor, Button, Code, Drawer, Stack, Text, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeliveryRead } from '../../../functions/dashboard/contract/deliveries.ts';
import { useDelivery, useResendDelivery } from '../api/deliveries.ts';
import { FormFault } from '../ui/form-fault.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Time, TimeUntil } from '../ui/time.tsx';
import { DeliveryAttempts } from './delivery-attempts.tsx';
import { DeliveryStateBadge } from './delivery-columns.tsx';
import classes from './delivery-drawer.module.css';
import { eventWords, givenUpText } from './delivery-words.ts';

interface DeliveryDrawerProps {
  deliveryId: string;
  keyNames: ReadonlyMap<string, string>;
  onClose: () => void;
}

export function DeliveryDrawer({ deliveryId, keyNames, onClose }: DeliveryDrawerProps) {
  const delivery = useDelivery(deliveryId);
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title="Delivery">
      <QueryView query={delivery} errorTitle="The delivery could not be loaded">
        {(read) => (
          <Stack gap="lg">
            <Facts delivery={read} keyName={keyNames.get(read.key_id) ?? read.key_id} />
            <SendAgain deliveryId={deliveryId} />
            <Stack gap="xs">
              <Title order={3}>Attempts</Title>
              <DeliveryAttempts attempts={read.attempts} />
            </Stack>
            <Stack gap="xs">
              <Title order={3}>Message</Title>
              <Code block className={classes.text ?? ''} tabIndex={0} aria-label="Message">
                {read.body}
              </Code>
            </Stack>
          </Stack>
        )}
      </QueryView>
    </Drawer>
  );
}

function Facts({ delivery, keyName }: { delivery: DeliveryRead; keyName: string }) {
  const { delivery_id, audit_id, type, state, url, created_at, next_attempt_at, ended_at, given_up_reason } = delivery;
  return (
    <dl className={classes.facts}>
      <Fact label="Event">{eventWords[type]}</Fact>
      <Fact label="State">
        <DeliveryStateBadge state={state} />
      </Fact>
      {given_up_reason !== undefined && <Fact label="Why">{givenUpText(delivery)}</Fact>}
      {state === 'pending' && next_attempt_at !== undefined && (
        <Fact label="Next attempt">
          <TimeUntil iso={next_attempt_at} />
        </Fact>
      )}
      <Fact label="Address">{url}</Fact>
      <Fact label="Key">{keyName}</Fact>
      {audit_id !== undefined && (
        <Fact label="Audit">
          <Anchor component={Link} to={`/audits/${audit_id}`} inherit>
            {audit_id}
          </Anchor>
        </Fact>
      )}
      <Fact label="Happened">
        <Time iso={created_at} />
      </Fact>
      {ended_at !== undefined && (
        <Fact label="Ended">
          <Time iso={ended_at} />
        </Fact>
      )}
      <Fact label="webhook-id">
        <Code>{delivery_id}</Code>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SendAgain({ deliveryId }: { deliveryId: string }) {
  const resending = useResendDelivery(deliveryId);
  return (
    <Stack gap="sm">
      <Button
        w="fit-content"
        variant="light"
        leftSection={<IconSend size={16} aria-hidden />}
        loading={resending.isPending}
        onClick={() => resending.mutate()}
      >
        Send again
      </Button>
      {resending.isSuccess && (
        <Alert color="green" role="status">
          <Text size="sm">
            Sent again under the same id, to the address that the webhook has now. Its answer is among the attempts.
          </Text>
        </Alert>
      )}
      <FormFault title="It was not sent again" error={resending.error} />
    </Stack>
  );
}
