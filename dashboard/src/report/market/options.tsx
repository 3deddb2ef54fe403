/** What the pages recommend: products, companies and tools, by how many lists name each. */
import { clsx } from '../parts/clsx.ts';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { ReportText } from '../parts/report-text.tsx';
import { Scrolled } from '../parts/scrolled.tsx';
import { Section } from '../parts/section.tsx';
import { useShowAll } from '../parts/show-all.tsx';
import { titleOf } from '../sections.ts';
import type { MarketSerp } from '../shape.ts';
import { labels, say, texts } from '../words.ts';

type Option = MarketSerp['options'][number];
type Listing = Option['listed_by'][number];

const shownAtFirst = 10;

export function Options({ options }: { options: readonly Option[] }) {
  const [shown, more] = useShowAll(options, shownAtFirst, shownAtFirst);
  const { name, listedBy, positions, price, rating } = labels().options;
  const written = [
    { head: price, of: (list: Listing) => list.price },
    { head: rating, of: (list: Listing) => list.rating },
  ].filter(({ of }) => shown.some((option) => option.listed_by.some((list) => of(list) !== undefined)));
  return (
    <Section id="options" title={titleOf('options')}>
      <Scrolled label={titleOf('options')}>
        <thead>
          <tr>
            {[name, labels().entities.type, listedBy, positions, ...written.map(({ head }) => head)].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((option) => (
            <Row key={`${option.name} ${option.type}`} option={option} written={written} />
          ))}
        </tbody>
      </Scrolled>
      {more}
    </Section>
  );
}

interface RowProps {
  option: Option;
  /** What lists write beside the name, where any does. */
  written: readonly { head: string; of: (list: Listing) => string | undefined }[];
}

function Row({ option: { name, type, listed_by: lists, k, n, ev }, written }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <EvidenceLink ids={ev}>
          <ReportText>{name}</ReportText>
        </EvidenceLink>
      </th>
      <td>{say('entityType', type)}</td>
      <td className={clsx(classes.nowrap)}>{texts().parts.of({ k, n })}</td>
      <td>{lists.map(({ position }) => position).join(', ')}</td>
      {written.map(({ head, of }) => (
        <td key={head}>
          <AsWritten values={lists.map(of)} />
        </td>
      ))}
    </tr>
  );
}

/** The distinct values as the lists have them, or a dash if there are none. */
function AsWritten({ values }: { values: readonly (string | undefined)[] }) {
  const given = [...new Set(values.filter((value) => value !== undefined))];
  return given.length === 0 ? '–' : <ReportText>{given.join(', ')}</ReportText>;
}
