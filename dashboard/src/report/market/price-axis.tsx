/** What the pages give as prices, on one axis: ranges as bars, single prices as dots, open ranges fading out. */
import { Text } from '@mantine/core';
import { claimName } from '../../../../analysis/languages/say.ts';
import { place } from '../geometry.ts';
import { number } from '../numbers.ts';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { ReportText } from '../parts/report-text.tsx';
import { Subsection } from '../parts/section.tsx';
import { useShowAll } from '../parts/show-all.tsx';
import { cheapestFirst, from, type PriceRange, type Prices, pricesOf, to } from '../price-ranges.ts';
import type { Claim } from '../shape.ts';
import { claimFigure, texts, unitName, withColon } from '../words.ts';

const pricesAtFirst = 12;

export function PriceAxis({ claims }: { claims: readonly Claim[] }) {
  const prices = pricesOf(claims);
  return prices === undefined ? null : <Axis prices={prices} />;
}

function Axis({ prices: { unit, drawn, apart, scale } }: { prices: Prices }) {
  const [shown, more] = useShowAll(drawn, pricesAtFirst);
  const said = texts().charts.prices;
  return (
    <Subsection title={said.title} lead={said.lead({ n: drawn.length + apart.length, unit: unitName(unit) })}>
      <ul className={classes.prices}>
        {cheapestFirst(shown).map((range) => (
          <li key={range.claim.id}>
            <Named claim={range.claim} />
            <Bar range={range} at={(value) => place(value, scale)} />
          </li>
        ))}
        <li aria-hidden>
          <span />
          <span className={classes.ticks}>
            <span>0</span>
            <span />
            <span>{number(scale.max)}</span>
          </span>
        </li>
      </ul>
      {more}
      {apart.length > 0 && (
        <Text size="sm" component="div">
          {withColon(said.apart)}{' '}
          {apart.map(({ claim }) => (
            <span key={claim.id} className={classes.apart}>
              <Named claim={claim} />
            </span>
          ))}
        </Text>
      )}
    </Subsection>
  );
}

/** What costs how much: the words beside the drawing, which say all that it says. */
function Named({ claim }: { claim: Claim }) {
  return (
    <span>
      <EvidenceLink ids={[claim.id]}>
        <ReportText>{claimName(claim)}</ReportText>
      </EvidenceLink>{' '}
      <strong className={classes.nowrap}>{claimFigure(claim.value, claim.unit)}</strong>
    </span>
  );
}

function Bar({ range, at }: { range: PriceRange; at: (value: number) => number }) {
  const [left, right] = [at(from(range)), at(to(range))];
  // An open range goes on to the end of the axis.
  const open = range.low === null || range.high === null;
  const [start, end] = [range.low === null ? 0 : left, range.high === null ? 100 : right];
  return (
    <svg aria-hidden className={classes.drawing} height="16">
      <rect x="0" y="7" width="100%" height="2" fill="var(--track)" />
      <rect
        x={`${start}%`}
        y="4"
        width={`${Math.max(end - start, 0)}%`}
        height="8"
        rx="2"
        fill="var(--market-soft)"
        opacity={open ? 0.6 : 1}
      />
      {[...new Set([left, right])].map((end) => (
        <circle key={end} cx={`${end}%`} cy="8" r="5" fill="var(--market)" />
      ))}
    </svg>
  );
}
