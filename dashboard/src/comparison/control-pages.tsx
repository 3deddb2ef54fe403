/** The control pages of a comparison: their scores in both audits, and what their change leaves for the page. */
import { Table, Text } from '@mantine/core';
import type { Comparison } from '../../../analysis/index.ts';
import type { WritingPack } from '../../../analysis/languages/writing-pack.ts';
import { controlRows } from '../audits/comparison-words.ts';
import { AddressText } from '../ui/external-link.tsx';
import { SideScroll } from './side-scroll.tsx';

interface ControlPagesProps {
  controls: NonNullable<Comparison['controls']>;
  words: WritingPack['comparison'];
}

export function ControlPages({ controls, words }: ControlPagesProps) {
  const { heads } = words;
  const { sentence, rows } = controlRows(controls, words);
  return (
    <>
      {sentence !== undefined && <Text>{sentence}</Text>}
      <SideScroll minWidth={480} label={heads.controls}>
        <Table aria-label={heads.controls}>
          <Table.Thead>
            <Table.Tr>
              {[heads.page, heads.before, heads.after, heads.note].map((head) => (
                <Table.Th key={head}>{head}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ url, before, after, note }) => (
              <Table.Tr key={url}>
                <Table.Th scope="row" style={{ overflowWrap: 'anywhere' }}>
                  <bdi>
                    <AddressText>{url}</AddressText>
                  </bdi>
                </Table.Th>
                <Table.Td>{before}</Table.Td>
                <Table.Td>{after}</Table.Td>
                <Table.Td>{note}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </SideScroll>
    </>
  );
}
