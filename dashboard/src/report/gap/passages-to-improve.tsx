/** Passages of yours that nearly answer, each beside one of the market that does. */
import { List, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted, percent, whole } from '../numbers.ts';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { Quote, ReportText } from '../parts/report-text.tsx';
import { Nothing, Section } from '../parts/section.tsx';
import { useShowAll } from '../parts/show-all.tsx';
import { titleOf } from '../sections.ts';
import type { Gap } from '../shape.ts';
import { leads, say, sayFirst } from '../words.ts';

type Improvable = Gap['passages_to_improve'][number];

export function PassagesToImprove({ passages }: { passages: readonly Improvable[] }) {
  const [shown, more] = useShowAll(passages, 6);
  return (
    <Section id="passages" title={titleOf('passages')} lead={leads().passages}>
      {passages.length === 0 && <Nothing>No passage of yours stands close to an answer without being one.</Nothing>}
      <ul className={classes.cards}>
        {shown.map((passage) => (
          <li key={`${passage.passage_id} ${passage.question_id}`} className={classes.card}>
            <OnePassage improvable={passage} />
          </li>
        ))}
      </ul>
      {more}
    </Section>
  );
}

function OnePassage({ improvable }: { improvable: Improvable }) {
  const { index } = useReport();
  const { passage_id: id, question_id: questionId, observed, target, pattern_from: pattern } = improvable;
  const question = index.find(questionId);
  return (
    <Stack gap={8}>
      <Title order={3} size="h4">
        {question.kind === 'question' ? <ReportText>{question.question.text}</ReportText> : questionId}
      </Title>
      <div className={classes.pair}>
        <Side title="Yours" id={id} own>
          {counted(observed.words, 'word')}, {say('passageKind', observed.kind)}; {percent(observed.score)} of the
          question is said
        </Side>
        {pattern === null ? (
          <Nothing>No passage of the market answers it better.</Nothing>
        ) : (
          <Side title="To learn from" id={pattern.passage_id}>
            {target.words_range === null
              ? 'No length is typical: fewer than three pages answer it'
              : `The market answers in ${whole(target.words_range[0])} to ${whole(target.words_range[1])} words`}
            {target.kind === null ? '' : `, mostly with: ${say('passageKind', target.kind)}`}
          </Side>
        )}
      </div>
      {observed.issues.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            What is wrong with yours
          </Text>
          <List size="sm">
            {observed.issues.map((issue) => (
              <List.Item key={issue}>{sayFirst('issue', issue)}</List.Item>
            ))}
          </List>
        </div>
      )}
    </Stack>
  );
}

function Side({ title, id, own = false, children }: { title: string; id: string; own?: boolean; children: ReactNode }) {
  const { index } = useReport();
  const found = index.find(id);
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      {found.kind === 'passage' ? (
        <Quote own={own}>{found.passage.quote}</Quote>
      ) : (
        <Nothing>The report does not keep this passage.</Nothing>
      )}
      <Text size="sm" component="div" className={classes.quiet ?? ''}>
        {children}
      </Text>
      <EvidenceChips ids={[id]} />
    </Stack>
  );
}
