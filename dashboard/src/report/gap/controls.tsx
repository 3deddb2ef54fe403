/** The control pages: how the audit sees other pages of the site, for the comparison with a later audit. */
import { Table } from '@mantine/core';
import { SideScroll } from '../../comparison/side-scroll.tsx';
import type { Gap } from '../shape.ts';
import { say, shownPack } from '../words.ts';

type Control = NonNullable<Gap['controls']>[number];

const counted = (counts: Control['topics']): string => (counts === null ? '–' : `${counts.k} / ${counts.n}`);

export function Controls({ controls }: { controls: readonly Control[] }) {
  const { heads, measures } = shownPack().comparison;
  return (
    <SideScroll minWidth={480} label={heads.controls}>
      <Table aria-label={heads.controls}>
        <Table.Caption>{heads.controls}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {[heads.page, measures.score, measures.topics, measures.questions].map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {controls.map(({ url, unread, score, topics, questions }) => (
            <Table.Tr key={url}>
              <Table.Th scope="row" style={{ overflowWrap: 'anywhere' }}>
                <bdi>{url}</bdi>
              </Table.Th>
              <Table.Td>{unread === null ? (score ?? '–') : say('exclusion', unread)}</Table.Td>
              <Table.Td>{counted(topics)}</Table.Td>
              <Table.Td>{counted(questions)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </SideScroll>
  );
}
