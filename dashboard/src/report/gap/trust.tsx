/** What a reader can check about the page: facts, no score. */
import { day } from '../numbers.ts';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { RateLine } from '../parts/rate.tsx';
import classes from '../parts/report.module.css';
import { ReportText } from '../parts/report-text.tsx';
import { Section } from '../parts/section.tsx';
import { Tag } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Gap } from '../shape.ts';
import { leads, say, texts } from '../words.ts';

export function Trust({ trust }: { trust: Gap['trust'] }) {
  const said = texts().gap.trust;
  const rows = [
    [said.author, trust.author_named],
    [said.publisher, trust.publisher_named],
    [said.contact, trust.publisher_contact.map((kind) => say('contact', kind)).join(', ')],
    [said.dates, trust.dates_visible.map(day).join(', ')],
  ] as const;
  return (
    <Section id="trust" title={titleOf('trust')} lead={leads().trust}>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>
              {value === null || value === '' ? (
                <Tag tone="warn">{texts().parts.none}</Tag>
              ) : (
                <Tag tone="good">
                  <ReportText>{value}</ReportText>
                </Tag>
              )}
            </dd>
          </div>
        ))}
        <dt>{said.links}</dt>
        <dd>
          <EvidenceLink ids={trust.ev}>{trust.sources_cited}</EvidenceLink>
        </dd>
      </dl>
      <RateLine label={said.withSource} rate={trust.claims_with_source} ev={trust.ev} of="passages" why="noFigure" />
    </Section>
  );
}
