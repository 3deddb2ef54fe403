/** What must hold before anything else about a page counts, and how to mend what does not. */
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Section } from '../parts/section.tsx';
import { Tag } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Gate } from '../shape.ts';
import { leads, sayFirst } from '../words.ts';

const tones = { pass: 'good', fail: 'bad', unknown: 'warn' } as const;

/** What a page's owner does about a gate that fails. */
const mends: Readonly<Record<Gate['id'], string>> = {
  fetchable: 'Make the address answer with HTTP 200 and the page itself, to crawlers as to people.',
  indexable: 'Take “noindex” out of the robots meta element and the X-Robots-Tag header.',
  snippet_allowed: 'Take “nosnippet” and “max-snippet:0” out of the robots meta element and the X-Robots-Tag header.',
  search_bots_allowed: 'Let search crawlers in: change the rule of robots.txt that is shown.',
  text_without_js: 'Serve the text in the HTML itself (server-side rendering or static pages).',
  language_match: 'Audit the page in its own language, or offer the text in this one.',
  main_content_found: 'Give the page a text of its own, outside of menus and lists of links.',
};

export function Gates({ gates }: { gates: readonly Gate[] }) {
  const { index } = useReport();
  return (
    <Section id="gates" title={titleOf('gates')} lead={leads().gates}>
      <DataTable
        caption="Conditions, and what was seen"
        captionHidden
        rows={gates}
        rowKey={({ id }) => id}
        columns={[
          { title: 'condition', cell: ({ id }) => sayFirst('gate', id) },
          {
            title: 'status',
            cell: ({ status }) => <Tag tone={tones[status] ?? 'none'}>{sayFirst('outcome', status)}</Tag>,
          },
          {
            title: 'seen',
            cell: ({ observed, ev }) => (
              <EvidenceLink ids={ev}>
                {observed === null ? (
                  nothingSeen(ev.some((id) => index.find(id).kind === 'source'))
                ) : (
                  <ReportText>{observed}</ReportText>
                )}
              </EvidenceLink>
            ),
          },
          {
            title: 'consequence',
            cell: ({ consequence }) => <ReportText sentence>{consequence}</ReportText>,
          },
          {
            title: 'fix',
            cell: ({ id, status }) => (status === 'fail' ? <strong>{mends[id] ?? ''}</strong> : 'nothing to do'),
          },
        ]}
      />
    </Section>
  );
}

const nothingSeen = (looked: boolean): string => (looked ? 'nothing against it' : 'nothing');
