/** The market in a few numbers and sentences, each with its evidence. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { EvidenceChips, EvidenceLink } from '../parts/evidence-link.tsx';
import { RateLine } from '../parts/rate.tsx';
import classes from '../parts/report.module.css';
import { ReportText } from '../parts/report-text.tsx';
import { Nothing, NotMeasurable, Section } from '../parts/section.tsx';
import { titleOf } from '../sections.ts';
import type { MarketSerp, Result } from '../shape.ts';
import { say, texts } from '../words.ts';

export function Summary({ market }: { market: MarketSerp }) {
  const { summary, intent, results } = market;
  const said = texts().market.summary;
  const { count } = texts().parts;
  const ids = (wanted: readonly Result[]) => wanted.map(({ source_id }) => source_id);
  const usable = results.filter(({ relevance }) => relevance !== null);
  const signs = intent.signals.filter((signal) => signal.intent === summary.primary_intent).flatMap(({ ev }) => ev);
  const answering = results.flatMap(({ direct_answer: direct }) =>
    direct?.passage_id === undefined ? [] : [direct.passage_id],
  );
  return (
    <Section id="summary" title={titleOf('summary')}>
      <dl className={classes.tiles}>
        <Tile name={titleOf('intent')}>
          {summary.primary_intent === null ? (
            <NotMeasurable why="noSign" />
          ) : (
            <EvidenceLink ids={[...new Set(signs)]}>
              {intent.mixed ? said.mixed(say('intent', summary.primary_intent)) : say('intent', summary.primary_intent)}
            </EvidenceLink>
          )}
        </Tile>
        <Tile name={said.type}>
          {summary.dominant_content_type === null ? (
            <NotMeasurable why="noType" />
          ) : (
            <EvidenceLink ids={ids(results.filter(({ content_type: type }) => type === summary.dominant_content_type))}>
              {say('contentType', summary.dominant_content_type)}
            </EvidenceLink>
          )}
        </Tile>
        <Tile name={said.aiAnswer}>
          <EvidenceLink ids={market.answer_engines.filter(({ state }) => state === 'captured').map(({ id }) => id)}>
            {say('state', summary.ai_answer_state)}
          </EvidenceLink>
        </Tile>
        <Tile name={said.length}>
          {summary.median_words === null ? (
            <NotMeasurable why="fewPages" />
          ) : (
            <EvidenceLink ids={ids(usable)}>{count.words(Math.round(summary.median_words))}</EvidenceLink>
          )}
        </Tile>
        <Tile name={said.age}>
          {summary.median_age_days === null ? (
            <NotMeasurable why="fewDatedPages" />
          ) : (
            <EvidenceLink ids={ids(usable.filter(({ age_days: age }) => age !== null))}>
              {count.days(Math.round(summary.median_age_days))}
            </EvidenceLink>
          )}
        </Tile>
        <Tile name={said.sites}>
          <EvidenceLink ids={ids(results)}>{count.sites(summary.distinct_domains)}</EvidenceLink>
        </Tile>
      </dl>
      <RateLine label={said.answerFirst} rate={summary.answer_first} ev={answering} />
      {summary.facts.length === 0 && <Nothing>{said.nothing}</Nothing>}
      {/* On paper every fact stands in its own section. */}
      <ul className={classes.cards} data-screen-only>
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
