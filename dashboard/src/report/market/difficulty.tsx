/** How settled the market looks, with all the parts of the sum. */
import { Text } from '@mantine/core';
import { number, percent } from '../numbers.ts';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { NotMeasurable, Section } from '../parts/section.tsx';
import { titleOf } from '../sections.ts';
import type { MarketSerp } from '../shape.ts';
import { leads, sayFirst } from '../words.ts';
import { Bar } from './intent.tsx';

export function Difficulty({ difficulty: { score, components } }: { difficulty: MarketSerp['difficulty'] }) {
  return (
    <Section id="difficulty" title={titleOf('difficulty')} lead={leads().difficulty}>
      {score === null ? (
        <Text>
          <NotMeasurable why="fewer than three usable pages, or less than half of the weight is known" />
        </Text>
      ) : (
        <div style={{ maxWidth: '24rem' }}>
          <Text fw={650} size="lg">
            {number(score)} of 100
          </Text>
          <Bar share={score / 100} label={`Difficulty ${number(score)} of 100`} />
        </div>
      )}
      <DataTable
        caption="Its parts: 0 open, 1 as settled as can be"
        rows={components}
        rowKey={({ name }) => name}
        columns={[
          { title: 'part', cell: ({ name }) => sayFirst('difficulty', name) },
          {
            title: 'value',
            cell: ({ name, value, ev }) =>
              value === null ? (
                <NotMeasurable />
              ) : (
                <>
                  <EvidenceLink ids={ev} label={`${sayFirst('difficulty', name)}: ${number(value)}, show the evidence`}>
                    {number(value)}
                  </EvidenceLink>
                  <Bar share={value} label={`${sayFirst('difficulty', name)}: ${number(value)}`} />
                </>
              ),
          },
          { title: 'weight', numeric: true, cell: ({ weight }) => percent(weight) },
        ]}
      />
    </Section>
  );
}
