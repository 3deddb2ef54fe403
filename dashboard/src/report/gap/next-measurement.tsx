/** When to measure again and what to compare; and how every check ended. */
import { Accordion, Text } from '@mantine/core';
import { DataTable } from '../parts/data-table.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Section } from '../parts/section.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Gap } from '../shape.ts';
import { checkName, labels, say, texts } from '../words.ts';
import { Controls } from './controls.tsx';

type Check = Gap['checks'][number];

const tones: Readonly<Record<Check['outcome'], Tone>> = {
  pass: 'good',
  fail: 'bad',
  not_applicable: 'none',
  undecided: 'warn',
  errored: 'warn',
};

interface NextProps {
  next: Gap['next_measurement'];
  checks: readonly Check[];
  controls: NonNullable<Gap['controls']>;
}

export function NextMeasurement({ next, checks, controls }: NextProps) {
  const said = texts().gap.next;
  return (
    <Section id="next" title={titleOf('next')}>
      <Text>
        <strong>{said.again(next.retest_after_days)}</strong> <ReportText sentence>{next.note}</ReportText>
      </Text>
      {controls.length > 0 && <Controls controls={controls} />}
      <Accordion data-screen-only variant="separated" order={3}>
        <Accordion.Item value="checks">
          <Accordion.Control>{said.checks(checks.length)}</Accordion.Control>
          <Accordion.Panel>
            <DataTable
              caption={labels().headings.checks}
              rows={checks}
              rowKey={({ rule_id }) => rule_id}
              first={40}
              columns={[
                { title: 'check', sort: ({ rule_id: rule }) => rule, cell: ({ rule_id: rule }) => checkName(rule) },
                {
                  title: 'outcome',
                  sort: ({ outcome }) => outcome,
                  cell: ({ outcome }) => <Tag tone={tones[outcome] ?? 'none'}>{say('outcome', outcome)}</Tag>,
                },
                { title: 'why', cell: ({ reason }) => (reason === undefined ? '' : say('checkReason', reason)) },
              ]}
            />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Section>
  );
}
