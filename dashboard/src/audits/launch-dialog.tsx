/** The dialog that launches an audit and then opens it. */
import {
  Button,
  Group,
  Modal,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { CreateAuditBody } from '../../../functions/api/contract/launch.ts';
import { fieldMessages } from '../api/api-error.ts';
import { useLaunchAudit } from '../api/audits.ts';
import { useMode } from '../mode/mode.ts';
import { FormFault } from '../ui/form-fault.tsx';
import { type LaunchOrder, type LaunchValues, launchBody, launchFields, launchRules } from './launch-form.ts';
import { countryChoices, languageChoices, likelyMarket } from './locale-choices.ts';

const typeChoices = [
  { value: 'market', label: 'Market' },
  { value: 'gap', label: 'Gap: my page' },
];

const typeHints = {
  market: 'What search and answer engines show for the keyword, and what the winning pages cover.',
  gap: 'Your page beside that market: what stands in its way, and what to do first.',
} as const;

interface LaunchDialogProps {
  onClose: () => void;
  /** Initial values of the form, from the order of another audit, whose mode the launch is of. */
  order?: LaunchOrder & { livemode: boolean };
}

export function LaunchDialog({ onClose, order }: LaunchDialogProps) {
  const launching = useLaunchAudit();
  const mode = useMode();
  const livemode = order?.livemode ?? mode.livemode;
  const asLaunch = useLaunchKeys();
  const navigate = useNavigate();
  const form = useForm<LaunchValues>({
    initialValues: firstValues(order),
    validate: launchRules,
  });
  const submit = form.onSubmit((values) =>
    launching.mutate(
      { ...asLaunch(launchBody(values)), livemode },
      {
        onSuccess: ({ audit_id }) => void navigate(`/audits/${audit_id}`),
        onError: (error) => form.setErrors(fieldMessages(error, launchFields).fields),
      },
    ),
  );
  const { audit_type: type } = form.values;
  return (
    <Modal opened onClose={onClose} title="New audit" size="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Stack gap={6}>
            <SegmentedControl
              aria-label="Type of audit"
              data={typeChoices}
              fullWidth
              {...form.getInputProps('audit_type')}
            />
            <Text size="sm" c="dimmed">
              {typeHints[type]}
            </Text>
          </Stack>
          <TextInput
            label="Keyword"
            description="What people search for, in the language of the market."
            placeholder="standing desk"
            autoComplete="off"
            data-autofocus
            required
            {...form.getInputProps('keyword')}
          />
          {type === 'gap' && (
            <>
              <TextInput
                label="Address of your page"
                placeholder="www.example.com/guide"
                inputMode="url"
                autoComplete="url"
                required
                {...form.getInputProps('user_url')}
              />
              <Textarea
                label="Control pages"
                description="Optional: up to five other pages of your site, one a line. If they change like your page, your edits are not the cause."
                autosize
                minRows={1}
                maxRows={5}
                {...form.getInputProps('control_urls')}
              />
            </>
          )}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <Select
              label="Language"
              data={languageChoices}
              searchable
              allowDeselect={false}
              required
              nothingFoundMessage="No such language"
              {...form.getInputProps('language')}
            />
            <Select
              label="Country"
              data={countryChoices}
              searchable
              allowDeselect={false}
              required
              nothingFoundMessage="No such country"
              {...form.getInputProps('country')}
            />
          </SimpleGrid>
          <FormFault title="The audit was not launched" error={launching.error} fields={launchFields} />
          <Group justify="space-between" gap="sm">
            <Text size="xs" c="dimmed">
              {livemode ? 'Counts one audit of the month.' : 'Test mode: over recorded markets, at no cost.'}
            </Text>
            <Group gap="sm">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={launching.isPending}>
                Launch audit
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function firstValues(order: LaunchDialogProps['order']): LaunchValues {
  if (order === undefined) {
    return {
      ...{ audit_type: 'market', keyword: '', user_url: '', control_urls: '' },
      ...likelyMarket(navigator.language),
    };
  }
  const { audit_type, keyword, user_url = '', control_urls = [], language, country } = order;
  return { audit_type, keyword, user_url, control_urls: control_urls.join('\n'), language, country };
}

/**
 * Adds the idempotency key. Equal launches in a row get the same key, so that a lost response costs no second audit.
 */
function useLaunchKeys() {
  const last = useRef({ text: '', idempotencyKey: '' });
  return (body: CreateAuditBody) => {
    const text = JSON.stringify(body);
    if (text !== last.current.text) last.current = { text, idempotencyKey: crypto.randomUUID() };
    return { body, idempotencyKey: last.current.idempotencyKey };
  };
}
