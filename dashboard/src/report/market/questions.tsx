/** What is asked, and who answers. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { counted, percent, whole } from '../numbers.ts';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import { Rate } from '../parts/rate.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { Quote, ReportText } from '../parts/report-text.tsx';
import { fewPages, Nothing, Section } from '../parts/section.tsx';
import { useShowAll } from '../parts/show-all.tsx';
import { Tag } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Question } from '../shape.ts';
import { leads, say } from '../words.ts';

export function Questions({ questions }: { questions: readonly Question[] }) {
  const [shown, more] = useShowAll(questions, 8);
  return (
    <Section id="questions" title={titleOf('questions')} lead={leads().questions}>
      {questions.length === 0 && <Nothing>No question was found.</Nothing>}
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
  const { typical_words: words, typical_format: format, answered_by: answers, in_ai_answer: inAnswer } = question;
  const [best, ...others] = answers;
  const passage = best === undefined ? undefined : index.find(best.passage_id);
  const facet = question.intent_facet === undefined ? '' : `, asks for: ${say('facet', question.intent_facet)}`;
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
        {question.frequency > 0 && <Tag>asked by {counted(question.frequency, 'page')}</Tag>}
        {inAnswer === true && <Tag tone="market">in an AI answer</Tag>}
      </Group>
      <Text size="sm" component="div">
        Answered by <Rate rate={question.coverage} ev={question.ev} why={fewPages} />
      </Text>
      {passage?.kind === 'passage' && <Quote>{passage.passage.quote}</Quote>}
      {best === undefined ? (
        <Nothing>No page of the market answers it.</Nothing>
      ) : (
        <Text size="sm" component="div">
          Best answer ({percent(best.score)} of the question is said in it):{' '}
          <EvidenceChips ids={[best.passage_id, ...others.map(({ passage_id }) => passage_id)]} />
        </Text>
      )}
      {format !== null && (
        <Text size="sm" className={classes.quiet ?? ''}>
          Mostly answered with: {say('passageKind', format)}
          {words === null
            ? '; the typical length is not measurable: fewer than three answers'
            : `; the middle half in ${whole(words.p25)} to ${whole(words.p75)} words, median ${whole(words.p50)}`}
        </Text>
      )}
    </Stack>
  );
}
