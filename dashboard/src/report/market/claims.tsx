/** Facts with a figure: where the pages agree, and where they contradict each other. */
import { Stack, Text, Title } from '@mantine/core';
import { claimName } from '../../../../analysis/languages/say.ts';
import { day } from '../numbers.ts';
import { ByModel } from '../parts/by-model.tsx';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import { Rate } from '../parts/rate.tsx';
import classes from '../parts/report.module.css';
import { Quote, ReportText } from '../parts/report-text.tsx';
import { Nothing, Section } from '../parts/section.tsx';
import { useShowAll } from '../parts/show-all.tsx';
import { Tag } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Claim } from '../shape.ts';
import { claimFigure, leads, texts, withColon } from '../words.ts';
import { PriceAxis } from './price-axis.tsx';

export function Claims({ claims }: { claims: readonly Claim[] }) {
  const [shown, more] = useShowAll(claims, 6, 6);
  return (
    <Section id="claims" title={titleOf('claims')} lead={leads().claims}>
      {claims.length === 0 && <Nothing>{texts().market.claims.none}</Nothing>}
      <PriceAxis claims={claims} />
      <ul className={classes.cards}>
        {shown.map((claim) => (
          <li key={claim.id} className={classes.card}>
            <OneClaim claim={claim} />
          </li>
        ))}
      </ul>
      {more}
    </Section>
  );
}

/** `15 years`; the words that a page counts stay as it has them. */
export function Figure({ value, unit }: { value: string; unit: string | undefined }) {
  return <ReportText>{claimFigure(value, unit)}</ReportText>;
}

function OneClaim({ claim }: { claim: Claim }) {
  const said = texts().market.claims;
  return (
    <Stack gap={6}>
      <Title order={3} size="h4">
        <ReportText>{claimName(claim)}</ReportText>
        {withColon('')} <Figure value={claim.value} unit={claim.unit} />
      </Title>
      {claim.qualifier !== undefined && (
        <Text size="sm">
          {said.holdsFor} <ReportText>{claim.qualifier}</ReportText>
        </Text>
      )}
      <Quote>{claim.statement}</Quote>
      <Text size="sm" component="div">
        {said.agreeing} <Rate rate={claim.consensus} ev={[...claim.support, ...claim.contradict]} of="sites" />
      </Text>
      <Text size="sm" component="div">
        {texts().evidence.givenBy} <EvidenceChips ids={claim.support} />
      </Text>
      {claim.contradict.length > 0 && (
        <Text size="sm" component="div">
          <Tag tone="warn">{texts().evidence.otherwiseBy}</Tag>{' '}
          <EvidenceChips ids={[...(claim.conflicts_with ?? []), ...claim.contradict]} />
        </Text>
      )}
      <Text size="sm" className={classes.quiet ?? ''}>
        {claim.newest_at === null ? said.undated : said.newest(day(claim.newest_at))}{' '}
        {claim.in_ai_answer === null ? said.noAnswer : claim.in_ai_answer ? said.inAnswer : said.notInAnswer}
      </Text>
      <ByModel entry={claim} />
    </Stack>
  );
}
