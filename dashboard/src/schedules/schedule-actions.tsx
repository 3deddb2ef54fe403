/** Actions for a schedule: pause or resume it, delete it. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { ScheduleRead } from '../../../functions/api/contract/schedules.ts';
import { errorWords } from '../api/api-error.ts';
import { useChangeSchedule, useDeleteSchedule } from '../api/schedules.ts';
import { FormFault } from '../ui/form-fault.tsx';

export function ScheduleActions({ schedule }: { schedule: ScheduleRead }) {
  const changing = useChangeSchedule(schedule.schedule_id);
  const [deleting, remove] = useDisclosure(false);
  const isActive = schedule.status === 'active';
  const { keyword } = schedule.order;
  const change = () =>
    changing.mutate(
      { status: isActive ? 'paused' : 'active' },
      {
        onError: (error) =>
          notifications.show({ color: 'red', title: 'The schedule is as it was', message: errorWords(error).detail }),
      },
    );
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <Button
        variant="default"
        size="compact-sm"
        loading={changing.isPending}
        leftSection={isActive ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />}
        aria-label={`${isActive ? 'Pause' : 'Resume'} ${keyword}`}
        onClick={change}
      >
        {isActive ? 'Pause' : 'Resume'}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconTrash size={16} aria-hidden />}
        aria-label={`Delete ${keyword}`}
        onClick={remove.open}
      >
        Delete
      </Button>
      {deleting && <DeleteScheduleDialog schedule={schedule} onClose={remove.close} />}
    </Group>
  );
}

function DeleteScheduleDialog({ schedule, onClose }: { schedule: ScheduleRead; onClose: () => void }) {
  const deletion = useDeleteSchedule(schedule.schedule_id);
  const navigate = useNavigate();
  const onSuccess = () => {
    onClose();
    void navigate('/schedules', { replace: true });
  };
  return (
    <Modal opened onClose={onClose} title="Delete this schedule?">
      <Stack gap="md">
        <Text>
          <bdi>{schedule.order.keyword}</bdi> is not repeated any more, and the list of its runs is gone for good. Its
          audits stay.
        </Text>
        <FormFault title="The schedule was not deleted" error={deletion.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep it
          </Button>
          <Button color="red" loading={deletion.isPending} onClick={() => deletion.mutate(undefined, { onSuccess })}>
            Delete schedule
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
