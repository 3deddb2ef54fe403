/** Whether crawlers of search and answer engines may read and quote the pages. */
import { Stack } from '@mantine/core';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink, siteOf } from '../parts/evidence-link.tsx';
import { RateLine } from '../parts/rate.tsx';
import { useReport } from '../parts/report-context.tsx';
import { Section, Subsection } from '../parts/section.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { MarketSerp, Result } from '../shape.ts';
import { say } from '../words.ts';

type Verdict = Result['access']['robots_by_role']['search'];
const tones: Readonly<Record<Verdict, Tone>> = { allowed: 'good', blocked: 'bad', partly: 'warn', unknown: 'none' };

const unknown = 'known of fewer than three pages';

interface AccessProps {
  access: MarketSerp['ai_access'];
  results: readonly Result[];
}

export function AiAccess({ access, results }: AccessProps) {
  const { index } = useReport();
  const lines = [
    ['Turn away search crawlers', access.blocked_by_role.search],
    ['Turn away crawlers that act for a user', access.blocked_by_role.user],
    ['Turn away training crawlers', access.blocked_by_role.training],
    ['Forbid to be listed', access.index_blocked],
    ['Forbid to be quoted', access.snippet_blocked],
    ['Show no text until scripts run', access.js_dependent],
  ] as const;
  const crawler = (role: keyof Result['access']['robots_by_role']) => (result: Result) => {
    const verdict = result.access.robots_by_role[role];
    return <Tag tone={tones[verdict] ?? 'none'}>{say('crawlerVerdict', verdict)}</Tag>;
  };
  return (
    <Section
      id="access"
      title={titleOf('access')}
      lead={`${access.pages_checked} pages were read; of ${access.robots_checked} the rules for crawlers (robots.txt) were asked for. Shares are of the pages whose answer is known.`}
    >
      <Stack gap="sm">
        {lines.map(([label, rate]) => (
          <RateLine key={label} label={label} rate={rate} ev={rate?.ev ?? []} why={unknown} />
        ))}
      </Stack>
      <Subsection title="Page by page">
        <DataTable
          caption="What each page lets crawlers do. Some turned away: robots.txt forbids at least one crawler of the kind."
          rows={results}
          rowKey={({ source_id }) => source_id}
          none="The search brought no results."
          columns={[
            { title: 'page', cell: ({ source_id: id }) => <EvidenceLink ids={[id]}>{siteOf(id, index)}</EvidenceLink> },
            { title: 'search', cell: crawler('search') },
            { title: 'forUser', cell: crawler('user') },
            { title: 'training', cell: crawler('training') },
            { title: 'mayBeIndexed', cell: ({ access: { indexable } }) => <Allowed value={indexable} /> },
            { title: 'mayBeQuoted', cell: ({ access: { snippet_allowed: quoted } }) => <Allowed value={quoted} /> },
            {
              title: 'answer',
              numeric: true,
              cell: ({ access: { status } }) => (status === null ? 'none came' : `HTTP ${status}`),
            },
          ]}
        />
      </Subsection>
    </Section>
  );
}

/** Whether the page's own rules allow it; null when it was not read. */
export function Allowed({ value }: { value: boolean | null }) {
  if (value === null) return <Tag>not read</Tag>;
  return <Tag tone={value ? 'good' : 'bad'}>{value ? 'yes' : 'no'}</Tag>;
}
