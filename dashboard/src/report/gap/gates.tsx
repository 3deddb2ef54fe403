/** What must hold before anything else about a page counts, and how to fix what does not. */
import { nameOfLanguage } from '../numbers.ts';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Section } from '../parts/section.tsx';
import { Tag } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Gate } from '../shape.ts';
import { leads, sayFirst, shownPack, texts } from '../words.ts';

const tones = { pass: 'good', fail: 'bad', unknown: 'warn' } as const;

export function Gates({ gates }: { gates: readonly Gate[] }) {
  const { index } = useReport();
  const said = texts().gap.gates;
  const { gates: advice } = shownPack().advice;
  return (
    <Section id="gates" title={titleOf('gates')} lead={leads().gates}>
      <DataTable
        caption={said.caption}
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
            cell: ({ id, observed, ev }) => (
              <EvidenceLink ids={ev}>
                {observed === null ? (
                  nothingSeen(ev.some((id) => index.find(id).kind === 'source'))
                ) : (
                  <Seen id={id} observed={observed} />
                )}
              </EvidenceLink>
            ),
          },
          {
            title: 'consequence',
            cell: ({ consequence }) => <ReportText sentence>{consequence}</ReportText>,
          },
          // Where nothing fails there is nothing to say in it.
          ...(gates.some(({ status }) => status === 'fail')
            ? [
                {
                  title: 'fix' as const,
                  cell: ({ id, status }: Gate) =>
                    status === 'fail' ? <strong>{advice[id].action}</strong> : said.nothingToDo,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

/** What was seen, with what it counts or names. */
function Seen({ id, observed }: { id: Gate['id']; observed: string }) {
  if (id === 'language_match') return nameOfLanguage(observed);
  if (id === 'main_content_found' && /^\d+$/u.test(observed)) return texts().parts.count.words(Number(observed));
  return <ReportText>{observed}</ReportText>;
}

const nothingSeen = (looked: boolean): string => (looked ? texts().gap.gates.nothingAgainst : texts().parts.none);
