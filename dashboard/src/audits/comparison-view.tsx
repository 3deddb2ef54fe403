/** The view that compares two audits of one keyword: what changed, and how certain each change is. */
import { Anchor, Badge, Group, List, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { Comparison } from '../../../analysis/index.ts';
import type { WritingPack } from '../../../analysis/languages/writing-pack.ts';
import { useAudit, useComparison } from '../api/audits.ts';
import { ControlPages } from '../comparison/control-pages.tsx';
import { SideScroll } from '../comparison/side-scroll.tsx';
import { loadPack } from '../report/packs.ts';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Time } from '../ui/time.tsx';
import { changeSentences, type Entry, entryGroups, measureRow } from './comparison-words.ts';

export function ComparisonView() {
  const { auditId = '', otherId = '' } = useParams();
  const comparison = useComparison(auditId, otherId);
  // It names what is compared, and whoever comes from the report has it already.
  const keyword = useAudit(otherId, 'completed').data?.keyword;
  const pack = useQuery({ queryKey: ['pack', 'en'], queryFn: () => loadPack('en'), staleTime: 'static' });
  return (
    <Stack gap="sm">
      <Anchor component={Link} to={`/audits/${otherId}`} size="sm" underline="hover">
        <Group gap={4} w="fit-content">
          <IconArrowLeft size={16} aria-hidden />
          The later audit
        </Group>
      </Anchor>
      <Page
        title={keyword === undefined ? 'What changed' : `What changed: ${keyword}`}
        lead={comparison.data && <Between {...comparison.data} />}
      >
        <QueryView query={comparison} errorTitle="The audits could not be compared">
          {(known) => (
            <QueryView query={pack} errorTitle="The page could not be loaded">
              {(words) => <Known comparison={known} pack={words} />}
            </QueryView>
          )}
        </QueryView>
      </Page>
    </Stack>
  );
}

function Between({ before, after }: Comparison) {
  const pages = [...new Set([before.user_url, after.user_url])].filter((url) => url !== undefined);
  return (
    <Text span size="sm">
      {pages.length > 0 && (
        <>
          <bdi>{pages.join(' → ')}</bdi>,{' '}
        </>
      )}
      {pages.length > 0 ? 'from' : 'From'}{' '}
      <Anchor component={Link} to={`/audits/${before.audit_id}`} size="sm">
        <Time iso={before.created_at} />
      </Anchor>{' '}
      to{' '}
      <Anchor component={Link} to={`/audits/${after.audit_id}`} size="sm">
        <Time iso={after.created_at} />
      </Anchor>
    </Text>
  );
}

function Known({ comparison, pack }: { comparison: Comparison; pack: WritingPack }) {
  const words = pack.comparison;
  const groups = entryGroups(comparison, pack);
  return (
    <Stack gap="md">
      <Paper p="md">
        {changeSentences(comparison, words).map((sentence) => (
          <Text key={sentence} fw={600}>
            {sentence}
          </Text>
        ))}
      </Paper>
      {comparison.measures.length > 0 && <Measures measures={comparison.measures} words={words} />}
      {comparison.controls !== null && (
        <Card title={words.heads.controls}>
          <ControlPages controls={comparison.controls} words={words} />
        </Card>
      )}
      {groups.map(({ title, entries }) => (
        <Card key={title} title={title}>
          <Entries entries={entries} words={words} />
        </Card>
      ))}
    </Stack>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper p="md" component="section" aria-label={title}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}

interface MeasuresProps {
  measures: Comparison['measures'];
  words: WritingPack['comparison'];
}

function Measures({ measures, words }: MeasuresProps) {
  const { heads } = words;
  const rows = measures.map((measure) => measureRow(measure, words));
  const hasNotes = rows.some(({ note }) => note !== '');
  return (
    <Card title={heads.figures}>
      <SideScroll minWidth={520} label={heads.figures}>
        <Table aria-label={heads.figures}>
          <Table.Thead>
            <Table.Tr>
              {[heads.measure, heads.before, heads.after, heads.difference, ...(hasNotes ? [heads.note] : [])].map(
                (head) => (
                  <Table.Th key={head}>{head}</Table.Th>
                ),
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ name, before, after, difference, note }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td>{before}</Table.Td>
                <Table.Td>{after}</Table.Td>
                <Table.Td>{difference}</Table.Td>
                {hasNotes && <Table.Td>{note}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </SideScroll>
    </Card>
  );
}

const colors: Readonly<Record<Entry['mark'], string>> = {
  ...{ new: 'blue', won: 'green', solved: 'green', lost: 'orange', moved: 'gray', open: 'gray' },
};

function Entries({ entries, words }: { entries: readonly Entry[]; words: WritingPack['comparison'] }) {
  return (
    <List spacing={6} size="sm" listStyleType="none">
      {entries.map(({ mark, text, note }) => (
        <List.Item key={`${mark} ${text}`}>
          <Badge variant="light" color={colors[mark]} mr="xs">
            {words.marks[mark]}
          </Badge>
          <bdi>{text}</bdi>
          {note !== '' && (
            <Text span size="xs" c="dimmed">
              {' '}
              ({note})
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}
