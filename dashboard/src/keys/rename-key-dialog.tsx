/** The dialog that renames a key. */
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Key } from '../../../functions/dashboard/contract/keys.ts';
import { fieldMessages } from '../api/api-error.ts';
import { useChangeKey } from '../api/keys.ts';
import { FormFault } from '../ui/form-fault.tsx';
import { nameFault } from './key-rules.ts';

export function RenameKeyDialog({ apiKey, onClose }: { apiKey: Key; onClose: () => void }) {
  const changing = useChangeKey(apiKey.key_id);
  const form = useForm({ initialValues: { name: apiKey.name }, validate: { name: nameFault } });
  const submit = form.onSubmit(({ name }) => {
    changing.mutate(
      { name: name.trim() },
      { onSuccess: onClose, onError: (error) => form.setErrors(fieldMessages(error, ['name']).fields) },
    );
  });
  return (
    <Modal opened onClose={onClose} title="Rename the key">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput label="Name" data-autofocus required {...form.getInputProps('name')} />
          <FormFault title="The key was not renamed" error={changing.error} fields={['name']} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={changing.isPending}>
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
