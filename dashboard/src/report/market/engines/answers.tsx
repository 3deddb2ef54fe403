/** What answer engines said, and whom they cited. */
import { Group, List, Stack, Text, Title } from '@mantine/core';
import { AddressText } from '../../../ui/external-link.tsx';
import { moment, percent } from '../../numbers.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { EvidenceLink } from '../../parts/evidence-link.tsx';
import classes from '../../parts/report.module.css';
import { useReport } from '../../parts/report-context.tsx';
import { ReportLink } from '../../parts/report-link.tsx';
import { Quote, ReportText } from '../../parts/report-text.tsx';
import { Nothing, NotMeasurable, Section } from '../../parts/section.tsx';
import { Tag } from '../../parts/tag.tsx';
import { titleOf } from '../../sections.ts';
import type { Answer } from '../../shape.ts';
import { labelled, labels, leads, say, texts, withColon } from '../../words.ts';
import { stateTone } from '../features.tsx';
import { Bar } from '../intent.tsx';
import { AcrossSamples } from './across-samples.tsx';
import { ClaimSupport, OwnPart } from './claim-support.tsx';

export function Answers({ answers }: { answers: readonly Answer[] }) {
  const seen = answers.filter(({ answer }) => answer !== undefined);
  const others = answers.filter(({ answer }) => answer === undefined);
  return (
    <Section id="answers" title={titleOf('answers')} lead={leads().answers}>
      {answers.length === 0 && <Nothing>{texts().market.answers.notAsked}</Nothing>}
      {seen.map((answer) => (
        <OneAnswer key={answer.id} answer={answer} />
      ))}
      {others.length > 0 && (
        <List size="sm">
          {others.map(({ id, engine, state }) => (
            <List.Item key={id}>
              {withColon(say('engine', engine))} <Tag tone={stateTone[state] ?? 'none'}>{say('state', state)}</Tag>
            </List.Item>
          ))}
        </List>
      )}
    </Section>
  );
}

function OneAnswer({
  answer: {
    id,
    engine,
    state,
    observed_at,
    samples,
    answer,
    citations,
    stability,
    fan_out_queries: searches,
    asked,
    claim_support: support,
  },
}: {
  answer: Answer;
}) {
  const { report } = useReport();
  const own = 'page' in report ? report.page.in_answers.find(({ answer_id }) => answer_id === id) : undefined;
  const names = labels().answers;
  const said = texts().market.answers;
  return (
    <Stack gap="xs" className={classes.card ?? ''}>
      <div>
        <Title order={3}>{say('engine', engine)}</Title>
        <Text size="sm" className={classes.quiet ?? ''}>
          {answer !== undefined && `${names.format(answer.words, say('block', answer.format))} `}
          {names.observed(say('state', state), moment(observed_at), samples)}{' '}
          {stability === null
            ? samples <= 1 && said.oneObservation
            : names.stability(percent(stability.jaccard_citations), stability.n)}
        </Text>
        {asked !== undefined && (
          <Text size="sm">
            {names.asked(asked.question, say('questionForm', asked.question_form))}{' '}
            {names.from(asked.provider, say('fidelity', asked.fidelity))}
          </Text>
        )}
      </div>
      {asked !== undefined && asked.across_samples !== null && <AcrossSamples across={asked.across_samples} />}
      {answer?.blocks.map(({ text, refs }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an answer have no other name and never move.
        <div key={at}>
          <Quote>{text}</Quote>
          {refs.length > 0 && (
            <Group gap={8} mt={2} fz="sm">
              <Text size="xs" span className={classes.quiet ?? ''}>
                {said.cites}
              </Text>
              {refs.map((position) => {
                const citation = citations.find((one) => one.position === position);
                return (
                  citation !== undefined && (
                    <span key={position}>
                      <EvidenceLink ids={[citation.id]}>
                        [{position}] {citation.domain}
                      </EvidenceLink>
                    </span>
                  )
                );
              })}
            </Group>
          )}
        </div>
      ))}
      {support !== null && <ClaimSupport support={support} />}
      {own !== undefined && <OwnPart own={own} />}
      <DataTable
        caption={said.caption}
        rows={citations}
        rowKey={({ id }) => id}
        first={10}
        none={said.noneCited}
        columns={[
          {
            title: 'page',
            cell: ({ position, title, domain, url }) => (
              <>
                {position}.{' '}
                {title === undefined ? <AddressText>{domain}</AddressText> : <ReportText>{title}</ReportText>}
                <br />
                <ReportLink href={url} />
              </>
            ),
          },
          {
            title: 'shareOfAnswer',
            sort: ({ pawc_share: share }) => share,
            cell: ({ id, pawc_share: share }) =>
              share === null ? (
                <NotMeasurable why="noSources" />
              ) : (
                <>
                  <EvidenceLink ids={[id]}>{percent(share)}</EvidenceLink>
                  <Bar share={share} label={said.shareOfAnswer(percent(share))} />
                </>
              ),
          },
          {
            title: 'amongResults',
            sort: ({ organic_rank: rank }) => rank,
            cell: ({ organic_rank: rank, serp_overlap: overlap, source_id }) => {
              if (rank !== undefined) {
                return (
                  <EvidenceLink ids={source_id === undefined ? [] : [source_id]}>
                    {labelled(labels().rank, rank)}
                  </EvidenceLink>
                );
              }
              return overlap === null ? said.maybeFurtherDown : say('overlap', overlap);
            },
          },
        ]}
      />
      {searches !== undefined && searches.length > 0 && (
        <>
          <Text size="sm">{names.fanOut}</Text>
          <List size="sm">
            {searches.map((search) => (
              <List.Item key={search}>
                <ReportText>{search}</ReportText>
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Stack>
  );
}
