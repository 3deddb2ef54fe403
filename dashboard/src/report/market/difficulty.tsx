/** How settled the market looks, with all the parts of the sum. */
import { Text } from '@mantine/core';
import { number, percent } from '../numbers.ts';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { NotMeasurable, Section } from '../parts/section.tsx';
import { titleOf } from '../sections.ts';
import type { MarketSerp } from '../shape.ts';
import { labelled, labels, leads, sayFirst, texts } from '../words.ts';
import { Bar } from './intent.tsx';

export function Difficulty({ difficulty: { score, components } }: { difficulty: MarketSerp['difficulty'] }) {
  return (
    <Section id="difficulty" title={titleOf('difficulty')} lead={leads().difficulty}>
      {score === null ? (
        <Text>
          <NotMeasurable why="fewPagesOrWeight" />
        </Text>
      ) : (
        <div style={{ maxWidth: '24rem' }}>
          <Text fw={650} size="lg">
            {labels().difficulty.score(number(score))}
          </Text>
          <Bar share={score / 100} label={labelled(titleOf('difficulty'), labels().difficulty.score(number(score)))} />
        </div>
      )}
      <DataTable
        caption={texts().market.difficulty.caption}
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
                  <EvidenceLink
                    ids={ev}
                    label={texts().parts.openEvidence(labelled(sayFirst('difficulty', name), number(value)))}
                  >
                    {number(value)}
                  </EvidenceLink>
                  <Bar share={value} label={labelled(sayFirst('difficulty', name), number(value))} />
                </>
              ),
          },
          { title: 'weight', numeric: true, cell: ({ weight }) => percent(weight) },
        ]}
      />
    </Section>
  );
}
