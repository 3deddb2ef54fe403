/** What the market leaves open. */
import { Group, Stack, Text } from '@mantine/core';
import { percent } from '../numbers.ts';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { ReportText } from '../parts/report-text.tsx';
import { Nothing, Section } from '../parts/section.tsx';
import { useShowAll } from '../parts/show-all.tsx';
import { Tag } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Opportunity } from '../shape.ts';
import { labelled, leads, say, texts } from '../words.ts';
import { Bar } from './intent.tsx';

export function Opportunities({ opportunities }: { opportunities: readonly Opportunity[] }) {
  const [shown, more] = useShowAll(opportunities, 8);
  return (
    <Section id="opportunities" title={titleOf('opportunities')} lead={leads().opportunities}>
      {opportunities.length === 0 && <Nothing>{texts().market.opportunities.none}</Nothing>}
      <ul className={classes.cards}>
        {shown.map(({ id, type, format, rationale, size, ev }) => (
          <li key={id} className={classes.card}>
            <Stack gap={6}>
              <Group gap="sm">
                <Tag tone="market">
                  {format === undefined
                    ? say('opportunity', type)
                    : labelled(say('opportunity', type), say('passageKind', format))}
                </Tag>
                <Group gap="sm" wrap="nowrap">
                  <div style={{ flex: '0 0 8rem' }}>
                    <Bar share={size} label={texts().market.opportunities.size(percent(size))} />
                  </div>
                  <Text size="sm" span>
                    {percent(size)}
                  </Text>
                </Group>
              </Group>
              <Text component="div">
                <ReportText sentence>{rationale}</ReportText>
              </Text>
              <EvidenceChips ids={ev} />
            </Stack>
          </li>
        ))}
      </ul>
      {more}
    </Section>
  );
}
