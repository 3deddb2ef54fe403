/** What searchers want, and by which signs. */
import { place } from '../geometry.ts';
import { number, percent } from '../numbers.ts';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { ReportText } from '../parts/report-text.tsx';
import { NotMeasurable, Section } from '../parts/section.tsx';
import { titleOf } from '../sections.ts';
import type { MarketSerp } from '../shape.ts';
import { labelled, quoteMarks, say, sayFirst, saySign, texts } from '../words.ts';

type IntentShape = MarketSerp['intent'];

export function Intent({ intent }: { intent: IntentShape }) {
  const said = texts().market.intent;
  const [open, close] = quoteMarks();
  const shares = Object.entries(intent.distribution).toSorted(([, a], [, b]) => b - a);
  return (
    <Section
      id="intent"
      title={titleOf('intent')}
      lead={
        intent.primary === null ? (
          <NotMeasurable why="noSign" />
        ) : intent.mixed ? (
          said.mixed
        ) : (
          said.mostly(say('intent', intent.primary))
        )
      }
    >
      <DataTable
        caption={said.shares}
        rows={shares}
        rowKey={([name]) => name}
        columns={[
          { title: 'intent', cell: ([name]) => sayFirst('intent', name) },
          {
            title: 'share',
            cell: ([name, share]) => <Bar share={share} label={labelled(say('intent', name), percent(share))} />,
          },
          { title: 'percent', numeric: true, cell: ([, share]) => percent(share) },
        ]}
      />
      <DataTable
        caption={said.signs}
        rows={intent.signals}
        rowKey={({ signal, intent: name, words }) => `${signal} ${name} ${words}`}
        first={8}
        none={said.none}
        columns={[
          {
            title: 'sign',
            cell: ({ signal, words }) => (
              <>
                {saySign(signal)}
                {words !== undefined && (
                  <>
                    {' '}
                    ({open}
                    <ReportText>{words}</ReportText>
                    {close})
                  </>
                )}
              </>
            ),
          },
          { title: 'speaksFor', cell: ({ intent: name }) => say('intent', name), sort: ({ intent: name }) => name },
          { title: 'weight', numeric: true, cell: ({ weight }) => number(weight), sort: ({ weight }) => weight },
          {
            title: 'evidence',
            cell: ({ ev }) => (ev.length === 0 ? said.keyword : <EvidenceChips ids={ev} first={2} />),
          },
        ]}
      />
    </Section>
  );
}

/** A share as a bar from 0 to 1. */
export function Bar({ share, label }: { share: number; label: string }) {
  return (
    <svg role="img" aria-label={label} className={classes.drawing} height="14" style={{ minWidth: 90 }}>
      <rect x="0" y="2" width="100%" height="10" rx="3" fill="var(--track)" />
      <rect x="0" y="2" width={`${place(share, { min: 0, max: 1 })}%`} height="10" rx="3" fill="var(--market)" />
    </svg>
  );
}
