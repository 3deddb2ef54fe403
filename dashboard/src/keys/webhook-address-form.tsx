/** The form that sets or changes the address of a key's webhook. */
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import type { Key } from '../../../functions/dashboard/contract/keys.ts';
import { fieldMessages } from '../api/api-error.ts';
import { useChangeKey } from '../api/keys.ts';
import { FormFault } from '../ui/form-fault.tsx';
import { webhookFault } from './key-rules.ts';

/** `onSecret` is called with the secret if the webhook is new. */
export function WebhookAddressForm({ apiKey, onSecret }: { apiKey: Key; onSecret: (secret: string) => void }) {
  const changing = useChangeKey(apiKey.key_id);
  const current = apiKey.webhook?.url ?? '';
  const form = useForm({ initialValues: { webhook_url: current }, validate: { webhook_url: webhookFault } });
  const submit = form.onSubmit(({ webhook_url: url }) => {
    changing.mutate(
      { webhook_url: url.trim() },
      {
        onSuccess: ({ webhook_secret: secret }) => {
          if (secret !== undefined) onSecret(secret);
          else
            notifications.show({ color: 'green', message: 'The webhook has a new address. Its secret is the same.' });
        },
        onError: (error) => form.setErrors(fieldMessages(error, ['webhook_url']).fields),
      },
    );
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label="Address"
          placeholder="https://hooks.example.com/audits"
          type="url"
          inputMode="url"
          autoComplete="off"
          required
          data-autofocus
          {...form.getInputProps('webhook_url')}
        />
        <FormFault title="The webhook was not saved" error={changing.error} fields={['webhook_url']} />
        <Group justify="flex-end">
          <Button type="submit" loading={changing.isPending} disabled={form.values.webhook_url.trim() === current}>
            {current === '' ? 'Set webhook' : 'Change address'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
