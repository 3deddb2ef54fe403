/** Whom the answers of one engine cite and what they name, over several answers to the same question. */
import { AddressText } from '../../../ui/external-link.tsx';
import { intervalText, percent } from '../../numbers.ts';
import { clsx } from '../../parts/clsx.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { IntervalBar } from '../../parts/rate.tsx';
import classes from '../../parts/report.module.css';
import type { Answer } from '../../shape.ts';
import { labels, texts } from '../../words.ts';

type Across = NonNullable<NonNullable<Answer['asked']>['across_samples']>;
type Row = { name: string } & Pick<Across['options'][number], 'k' | 'n' | 'rate' | 'ci95' | 'share_of_voice'>;

export function AcrossSamples({ across: { sites, options } }: { across: Across }) {
  const names = labels().answers;
  return (
    <>
      {sites.length > 0 && (
        <Counts caption={names.citedIn} head="site" rows={sites.map((site) => ({ ...site, name: site.domain }))} />
      )}
      {options.length > 0 && <Counts caption={names.namedIn} head="name" rows={options} />}
    </>
  );
}

function Counts({ caption, head, rows }: { caption: string; head: 'site' | 'name'; rows: readonly Row[] }) {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ name }) => name}
      first={5}
      columns={[
        { title: head, cell: ({ name }) => <AddressText>{name}</AddressText>, sort: ({ name }) => name },
        { title: 'answers', numeric: true, sort: ({ k }) => k, cell: (row) => texts().parts.of(row) },
        {
          title: 'interval',
          cell: ({ rate, ci95 }) => (
            <span className={classes.rateSpread}>
              <IntervalBar share={rate} interval={ci95} label={intervalText(ci95)} />
              <span className={clsx(classes.quiet, classes.nowrap)}>{intervalText(ci95)}</span>
            </span>
          ),
        },
        {
          title: 'shareOfVoice',
          numeric: true,
          sort: ({ share_of_voice: share }) => share,
          cell: ({ share_of_voice: share }) => percent(share),
        },
      ]}
    />
  );
}
