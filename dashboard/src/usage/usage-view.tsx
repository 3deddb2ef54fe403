/** The view of the account's usage and limits. */
import { Badge, Group, List, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { DashboardUsage } from '../../../functions/dashboard/contract/account.ts';
import { useUsage } from '../api/account.ts';
import { useMode } from '../mode/mode.ts';
import { formatDollars, formatInteger, formatMonth } from '../ui/format.ts';
import { Meter } from '../ui/meter.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Time, TimeUntil } from '../ui/time.tsx';
import { DailyAudits } from './daily-audits.tsx';

export function UsageView() {
  const usage = useUsage();
  const { livemode } = useMode();
  return (
    <Page title="Usage" lead="Quota and limits, counted in UTC. Only audits that were launched count.">
      <QueryView query={usage} errorTitle="The usage could not be loaded">
        {(data) => (
          <Stack gap="lg">
            <Limits usage={data} livemode={livemode} />
            {livemode && data.answers !== null && <Answers answers={data.answers} />}
            <Month usage={data} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

interface LimitsProps {
  usage: DashboardUsage;
  livemode: boolean;
}

function Limits({ usage: { plan, quota, audits_per_hour: hour }, livemode }: LimitsProps) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      <Paper p="lg">
        <Stack gap="md">
          <Group justify="space-between" mih={28}>
            <Title order={2} size="h3">
              {livemode ? 'This month' : 'Today'}
            </Title>
            <Badge size="lg">Plan: {plan}</Badge>
          </Group>
          <Meter
            label={livemode ? 'Audits of the month' : 'Test audits of the day'}
            used={quota.used}
            limit={quota.limit}
            note={
              <>
                {livemode ? 'All keys' : 'All test keys'} and this dashboard together. Resets on{' '}
                <Time iso={quota.resets_at} />.
              </>
            }
          />
        </Stack>
      </Paper>
      <Paper p="lg">
        <Stack gap="md">
          <Group mih={28}>
            <Title order={2} size="h3">
              This hour
            </Title>
          </Group>
          <Meter
            label="Audits launched here"
            used={hour.used}
            limit={hour.limit}
            note={
              <>
                This dashboard alone; each key has an hour of its own. Resets <TimeUntil iso={hour.resets_at} />.
              </>
            }
          />
        </Stack>
      </Paper>
    </SimpleGrid>
  );
}

/** What answer engines were asked. The budget is the stage's, so it is of all accounts together. */
function Answers({
  answers: { used, limit, resets_at: resetsAt, cost_usd: cost, engines },
}: {
  answers: NonNullable<DashboardUsage['answers']>;
}) {
  return (
    <Paper p="lg">
      <Stack gap="md">
        <Title order={2} size="h3">
          Answer engines
        </Title>
        <Meter
          label="Requests of the month"
          used={used}
          limit={limit}
          note={
            <>
              All accounts together. When none is left, audits go on without new answers and say so. Resets on{' '}
              <Time iso={resetsAt} />.
            </>
          }
        />
        {cost !== null && (
          <Text>
            {formatDollars(cost)} this month, as the services say or by their price lists. Answers without a known price
            are not counted.
          </Text>
        )}
        {engines.length > 0 && (
          <List size="sm">
            {engines.map(({ name, used: asked, cost_usd: spent }) => (
              <List.Item key={name}>
                {name}: {formatInteger(asked)} requests, {spent === null ? 'price unknown' : formatDollars(spent)}
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Paper>
  );
}

function Month({ usage: { days, days_complete: complete } }: { usage: DashboardUsage }) {
  const total = days.reduce((sum, { completed, failed, unfinished }) => sum + completed + failed + unfinished, 0);
  const [first] = days;
  return (
    <Paper p="lg">
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h3">
            Audits per day{first === undefined ? '' : `, ${formatMonth(first.date)}`}
          </Title>
          <Text size="sm" c="dimmed">
            {formatInteger(total)} {complete ? 'in all' : 'counted, the latest of more'}
          </Text>
        </Group>
        <DailyAudits days={days} />
      </Stack>
    </Paper>
  );
}
