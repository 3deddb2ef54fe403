/** Sentences of AI answers that cite other pages or none, each beside what the user's page says. */
import { List, Stack, Text } from '@mantine/core';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { Quote, ReportText } from '../parts/report-text.tsx';
import { Nothing, Section } from '../parts/section.tsx';
import { Tag } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Gap } from '../shape.ts';
import { labels, say, sayFirst, withColon } from '../words.ts';

type Opening = NonNullable<Gap['answer_openings']>[number];

const standTone = { says_so: 'good', says_otherwise: 'bad', silent: 'none' } as const;

export function AnswerOpenings({ openings }: { openings: readonly Opening[] }) {
  const { answers } = labels();
  return (
    <Section id="answer-openings" title={titleOf('answer-openings')} lead={answers.openings}>
      {openings.length === 0 && <Nothing>{answers.noOpenings}</Nothing>}
      <ul className={classes.cards}>
        {openings.map((opening) => (
          <li key={`${opening.answer_id} ${opening.text}`} className={classes.card}>
            <OneOpening opening={opening} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OneOpening({ opening }: { opening: Opening }) {
  const { report } = useReport();
  const { answer_id, text, source, citations, rival, page, passage_id, quote } = opening;
  const engine = report.market_serp.answer_engines.find(({ id }) => id === answer_id)?.engine;
  return (
    <Stack gap={6}>
      <Quote>{text}</Quote>
      <List size="sm">
        <List.Item>
          {engine !== undefined && `${say('engine', engine)}: `}
          {say('openingSource', source)}
          {rival !== undefined && (
            <>
              : <ReportText>{rival.quote}</ReportText>
            </>
          )}{' '}
          <EvidenceChips ids={rival === undefined ? citations : [rival.source_id]} />
        </List.Item>
        <List.Item>
          <Tag tone={standTone[page]}>
            {quote === undefined ? sayFirst('pageStand', page) : withColon(sayFirst('pageStand', page))}
          </Tag>{' '}
          {quote !== undefined && (
            <Text span inherit>
              <ReportText>{quote}</ReportText>{' '}
            </Text>
          )}
          <EvidenceChips ids={passage_id === undefined ? [] : [passage_id]} />
        </List.Item>
      </List>
    </Stack>
  );
}
