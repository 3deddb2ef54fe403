/** What is asked, and who answers. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { percent } from '../numbers.ts';
import { ByModel } from '../parts/by-model.tsx';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import { Rate } from '../parts/rate.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { Quote, ReportText } from '../parts/report-text.tsx';
import { Nothing, Section } from '../parts/section.tsx';
import { useShowAll } from '../parts/show-all.tsx';
import { Tag } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Question } from '../shape.ts';
import { columnTitle, labelled, labels, leads, notMeasurable, say, shownPack, texts } from '../words.ts';

export function Questions({ questions }: { questions: readonly Question[] }) {
  const [shown, more] = useShowAll(questions, 5, 8);
  // In a gap report who answers what is in the matrix, and the best answers are in the brief.
  const inGap = 'gap' in useReport().report;
  return (
    <Section id="questions" title={titleOf('questions')} lead={leads().questions} screenOnly={inGap}>
      {questions.length === 0 && <Nothing>{texts().market.questions.none}</Nothing>}
      <ul className={classes.cards}>
        {shown.map((question) => (
          <li key={question.id} className={classes.card}>
            <OneQuestion question={question} />
          </li>
        ))}
      </ul>
      {more}
    </Section>
  );
}

function OneQuestion({ question }: { question: Question }) {
  const { index } = useReport();
  const said = texts().market.questions;
  const { nobodyAnswers, labels: names, words: wordRange } = shownPack().brief;
  const { typical_words: words, typical_format: format, answered_by: answers, in_ai_answer: inAnswer } = question;
  const [best, ...others] = answers;
  const passage = best === undefined ? undefined : index.find(best.passage_id);
  const facet = question.intent_facet === undefined ? '' : `, ${said.asksFor(say('facet', question.intent_facet))}`;
  return (
    <Stack gap={6}>
      <Title order={3} size="h4">
        <ReportText>{question.text}</ReportText>
      </Title>
      <Group gap="xs 18px" style={{ columnGap: 18 }}>
        <Tag>
          {say('origin', question.origin)}
          {facet}
        </Tag>
        {question.frequency > 0 && <Tag>{said.askedBy(question.frequency)}</Tag>}
        {inAnswer === true && <Tag tone="market">{columnTitle('inAiAnswer')}</Tag>}
      </Group>
      <Text size="sm" component="div">
        {texts().evidence.answeredBy} <Rate rate={question.coverage} ev={question.ev} why="fewPages" />
      </Text>
      {passage?.kind === 'passage' && <Quote>{passage.passage.quote}</Quote>}
      {best === undefined ? (
        <Nothing>{nobodyAnswers}</Nothing>
      ) : (
        <Text size="sm" component="div">
          {labelled(labels().questions.best, said.covers(percent(best.score)))}{' '}
          <EvidenceChips ids={[best.passage_id, ...others.map(({ passage_id }) => passage_id)]} />
        </Text>
      )}
      {format !== null && (
        <Text size="sm" className={classes.quiet ?? ''}>
          {names.format} {say('passageKind', format)}. {names.length}{' '}
          {words === null
            ? notMeasurable('fewPagesAnswer')
            : wordRange({ low: Math.round(words.p25), high: Math.round(words.p75) })}
          .
        </Text>
      )}
      <ByModel entry={question} />
    </Stack>
  );
}
