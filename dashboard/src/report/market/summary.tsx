/** The market in a few numbers and sentences, each with its evidence. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted, whole } from '../numbers.ts';
import { EvidenceChips, EvidenceLink } from '../parts/evidence-link.tsx';
import { RateLine } from '../parts/rate.tsx';
import classes from '../parts/report.module.css';
import { ReportText } from '../parts/report-text.tsx';
import { fewPages, Nothing, NotMeasurable, Section } from '../parts/section.tsx';
import { titleOf } from '../sections.ts';
import type { MarketSerp, Result } from '../shape.ts';
import { say } from '../words.ts';

export function Summary({ market }: { market: MarketSerp }) {
  const { summary, intent, results } = market;
  const ids = (wanted: readonly Result[]) => wanted.map(({ source_id }) => source_id);
  const usable = results.filter(({ relevance }) => relevance !== null);
  const signs = intent.signals.filter((signal) => signal.intent === summary.primary_intent).flatMap(({ ev }) => ev);
  const answering = results.flatMap(({ direct_answer: direct }) =>
    direct?.passage_id === undefined ? [] : [direct.passage_id],
  );
  return (
    <Section id="summary" title={titleOf('summary')}>
      <dl className={classes.tiles}>
        <Tile name="Most searchers want">
          {summary.primary_intent === null ? (
            <NotMeasurable why="no sign tells" />
          ) : (
            <EvidenceLink ids={[...new Set(signs)]}>
              {say('intent', summary.primary_intent)}
              {intent.mixed ? ', mixed' : ''}
            </EvidenceLink>
          )}
        </Tile>
        <Tile name="Most frequent type of page">
          {summary.dominant_content_type === null ? (
            <NotMeasurable why="no type is known" />
          ) : (
            <EvidenceLink ids={ids(results.filter(({ content_type: type }) => type === summary.dominant_content_type))}>
              {say('contentType', summary.dominant_content_type)}
            </EvidenceLink>
          )}
        </Tile>
        <Tile name="AI answer">
          <EvidenceLink ids={market.answer_engines.filter(({ state }) => state === 'captured').map(({ id }) => id)}>
            {say('state', summary.ai_answer_state)}
          </EvidenceLink>
        </Tile>
        <Tile name="Median length">
          {summary.median_words === null ? (
            <NotMeasurable why={fewPages} />
          ) : (
            <EvidenceLink ids={ids(usable)}>{whole(summary.median_words)} words</EvidenceLink>
          )}
        </Tile>
        <Tile name="Median age">
          {summary.median_age_days === null ? (
            <NotMeasurable why="fewer than three dated pages" />
          ) : (
            <EvidenceLink ids={ids(usable.filter(({ age_days: age }) => age !== null))}>
              {whole(summary.median_age_days)} days
            </EvidenceLink>
          )}
        </Tile>
        <Tile name="Sites among the results">
          <EvidenceLink ids={ids(results)}>{counted(summary.distinct_domains, 'site')}</EvidenceLink>
        </Tile>
      </dl>
      <RateLine label="Pages that answer the keyword in their first 30%" rate={summary.answer_first} ev={answering} />
      {summary.facts.length === 0 && <Nothing>No sentences: there is nothing to say of this market yet.</Nothing>}
      <ul className={classes.cards}>
        {summary.facts.map(({ text, ev }) => (
          <li key={text}>
            <Text component="div">
              <ReportText sentence>{text}</ReportText>
            </Text>
            <EvidenceChips ids={ev} first={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.tile}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
