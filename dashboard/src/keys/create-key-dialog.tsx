/** The dialog that creates a key: first a form, then the secrets, which are shown only once. */
import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldMessages } from '../api/api-error.ts';
import { useCreateKey } from '../api/keys.ts';
import { useMode } from '../mode/mode.ts';
import { FormFault } from '../ui/form-fault.tsx';
import { heldOpen } from '../ui/secret-dialog.tsx';
import { CreatedKeySecrets } from './created-key-secrets.tsx';
import { expiryChoices, expiryFault, expiryTime } from './key-expiry.ts';
import { nameFault, webhookFault } from './key-rules.ts';

/** The fields as the API names them. */
const fields = ['name', 'expires_at', 'webhook_url'];

export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const creating = useCreateKey();
  const { livemode } = useMode();
  const created = creating.data;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={created ? `Key “${created.key.name}” is ready` : livemode ? 'Create a key' : 'Create a test key'}
      {...(created ? heldOpen : {})}
    >
      {created ? (
        <CreatedKeySecrets created={created} onClose={onClose} />
      ) : (
        <CreateKeyForm creating={creating} onCancel={onClose} />
      )}
    </Modal>
  );
}

function CreateKeyForm({ creating, onCancel }: { creating: ReturnType<typeof useCreateKey>; onCancel: () => void }) {
  const { livemode } = useMode();
  const form = useForm({
    initialValues: { name: '', expiry: 'never', expires_at: '', webhook_url: '' },
    validate: {
      name: nameFault,
      expires_at: (date, { expiry }) => expiryFault(expiry, date, new Date()),
      webhook_url: (url) => (url.trim() === '' ? null : webhookFault(url)),
    },
  });
  const submit = form.onSubmit(({ name, expiry, expires_at: date, webhook_url: url }) => {
    const expiresAt = expiryTime(expiry, date, new Date());
    creating.mutate(
      {
        name: name.trim(),
        livemode,
        ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
        ...(url.trim() === '' ? {} : { webhook_url: url.trim() }),
      },
      { onError: (error) => form.setErrors(fieldMessages(error, fields).fields) },
    );
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Name"
          description="By which you know it again, such as the program that uses it."
          data-autofocus
          required
          {...form.getInputProps('name')}
        />
        <Group grow align="flex-start">
          <Select
            label="Ends"
            data={expiryChoices}
            allowDeselect={false}
            {...form.getInputProps('expiry')}
            {...(form.values.expiry === 'date' ? {} : { error: form.errors.expires_at })}
          />
          {form.values.expiry === 'date' && (
            <TextInput type="date" label="Last day" required {...form.getInputProps('expires_at')} />
          )}
        </Group>
        <TextInput
          label="Webhook address"
          description="Optional: told when an audit of this key ends."
          placeholder="https://hooks.example.com/audits"
          type="url"
          inputMode="url"
          autoComplete="off"
          {...form.getInputProps('webhook_url')}
        />
        <FormFault title="The key was not created" error={creating.error} fields={fields} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={creating.isPending}>
            Create key
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
