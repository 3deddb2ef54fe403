/** Whether crawlers of search and answer engines may read and quote the pages. */
import { AddressText } from '../../../ui/external-link.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { EvidenceLink, siteOf } from '../../parts/evidence-link.tsx';
import { RateLine } from '../../parts/rate.tsx';
import classes from '../../parts/report.module.css';
import { useReport } from '../../parts/report-context.tsx';
import { Section, Subsection } from '../../parts/section.tsx';
import { Tag, type Tone } from '../../parts/tag.tsx';
import { titleOf } from '../../sections.ts';
import type { MarketSerp, Result } from '../../shape.ts';
import { labels, say, texts } from '../../words.ts';

type Verdict = Result['access']['robots_by_role']['search'];
const tones: Readonly<Record<Verdict, Tone>> = { allowed: 'good', blocked: 'bad', partly: 'warn', unknown: 'none' };

interface AccessProps {
  access: MarketSerp['ai_access'];
  results: readonly Result[];
}

export function AiAccess({ access, results }: AccessProps) {
  const { index } = useReport();
  const names = labels().access;
  const said = texts().market.access;
  const lines = [
    [names.search, access.blocked_by_role.search],
    [names.user, access.blocked_by_role.user],
    [names.training, access.blocked_by_role.training],
    [names.index, access.index_blocked],
    [names.snippet, access.snippet_blocked],
    [names.scripts, access.js_dependent],
  ] as const;
  const crawler = (role: keyof Result['access']['robots_by_role']) => (result: Result) => {
    const verdict = result.access.robots_by_role[role];
    return <Tag tone={tones[verdict] ?? 'none'}>{say('crawlerVerdict', verdict)}</Tag>;
  };
  return (
    <Section
      id="access"
      title={titleOf('access')}
      lead={`${names.checked(access.pages_checked, access.robots_checked)} ${said.basis}`}
    >
      <div className={classes.pair}>
        {lines.map(([label, rate]) => (
          <RateLine key={label} label={label} rate={rate} ev={rate?.ev ?? []} why="fewPagesKnown" />
        ))}
      </div>
      <Subsection title={said.byPage}>
        <DataTable
          caption={said.caption}
          rows={results}
          rowKey={({ source_id }) => source_id}
          none={texts().market.noResults}
          columns={[
            {
              title: 'page',
              cell: ({ source_id: id }) => (
                <EvidenceLink ids={[id]}>
                  <AddressText>{siteOf(id, index)}</AddressText>
                </EvidenceLink>
              ),
            },
            { title: 'search', cell: crawler('search') },
            { title: 'forUser', cell: crawler('user') },
            { title: 'training', cell: crawler('training') },
            { title: 'mayBeIndexed', cell: ({ access: { indexable } }) => <Allowed value={indexable} /> },
            { title: 'mayBeQuoted', cell: ({ access: { snippet_allowed: quoted } }) => <Allowed value={quoted} /> },
            {
              title: 'answer',
              numeric: true,
              cell: ({ access: { status } }) => (status === null ? texts().parts.none : `HTTP ${status}`),
            },
          ]}
        />
      </Subsection>
    </Section>
  );
}

/** Whether the page's own rules allow it; null when it was not read. */
export function Allowed({ value }: { value: boolean | null }) {
  if (value === null) return <Tag>{texts().market.access.notFetched}</Tag>;
  return <Tag tone={value ? 'good' : 'bad'}>{value ? labels().yes : labels().no}</Tag>;
}
