/** Creates a schedule from an audit: how often, and from when on. */
import { Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CreateAuditBody } from '../../../functions/api/contract/launch.ts';
import type { ScheduleRead } from '../../../functions/api/contract/schedules.ts';
import { fieldMessages } from '../api/api-error.ts';
import { useCreateSchedule } from '../api/schedules.ts';
import { FormFault } from '../ui/form-fault.tsx';
import { frequencyWords } from './schedule-words.ts';

const choices = Object.entries(frequencyWords).map(([value, label]) => ({ value, label }));

interface RepeatDialogProps {
  order: CreateAuditBody;
  /** The mode of the runs: that of the audit. */
  livemode: boolean;
  onClose: () => void;
}

export function RepeatDialog({ order, livemode, onClose }: RepeatDialogProps) {
  const creation = useCreateSchedule();
  const navigate = useNavigate();
  const [frequency, setFrequency] = useState<ScheduleRead['frequency']>('weekly');
  const [startsAt, setStartsAt] = useState('');
  const { starts_at: fault } = fieldMessages(creation.error, ['starts_at']).fields;
  const create = (event: FormEvent) => {
    event.preventDefault();
    const body = { order, frequency, ...(startsAt === '' ? {} : { starts_at: new Date(startsAt).toISOString() }) };
    creation.mutate(
      { body, livemode },
      {
        onSuccess: ({ schedule_id }) => {
          onClose();
          void navigate(`/schedules/${schedule_id}`);
        },
      },
    );
  };
  return (
    <Modal opened onClose={onClose} title="Repeat this audit">
      <form onSubmit={create} noValidate>
        <Stack gap="md">
          <Text size="sm">
            Launches <bdi>{order.keyword}</bdi> again and again, and says what changed beyond noise.{' '}
            {livemode
              ? 'Each run counts one audit of the month; it is skipped while the quota is used up.'
              : 'In test mode, each run counts one of the 200 test audits of its day.'}
          </Text>
          <Select
            label="How often"
            data={choices}
            value={frequency}
            onChange={(value) => setFrequency(isFrequency(value) ? value : frequency)}
            allowDeselect={false}
          />
          <TextInput
            type="datetime-local"
            label="First run"
            description="In your time zone. Without a time, at once."
            value={startsAt}
            onChange={({ currentTarget }) => setStartsAt(currentTarget.value)}
            error={fault}
          />
          <FormFault title="The schedule was not created" error={creation.error} fields={['starts_at']} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={creation.isPending}>
              Create schedule
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function isFrequency(value: string | null): value is ScheduleRead['frequency'] {
  return value !== null && Object.hasOwn(frequencyWords, value);
}
