/** Passages of yours that nearly answer, each beside one of the market that does. */
import { List, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { percent } from '../numbers.ts';
import { ByModel } from '../parts/by-model.tsx';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { Quote, ReportText } from '../parts/report-text.tsx';
import { Nothing, Section } from '../parts/section.tsx';
import { useShowAll } from '../parts/show-all.tsx';
import { titleOf } from '../sections.ts';
import type { Gap } from '../shape.ts';
import { columnTitle, labels, leads, notMeasurable, say, sayFirst, shownPack, texts } from '../words.ts';

type Improvable = Gap['passages_to_improve'][number];

export function PassagesToImprove({ passages }: { passages: readonly Improvable[] }) {
  const [shown, more] = useShowAll(passages, 6);
  return (
    <Section id="passages" title={titleOf('passages')} lead={leads().passages}>
      {passages.length === 0 && <Nothing>{texts().gap.passages.none}</Nothing>}
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
  const said = texts().gap.passages;
  const { labels: names, words: wordRange } = shownPack().brief;
  const { passage_id: id, question_id: questionId, observed, target, pattern_from: pattern, rewrite } = improvable;
  const question = index.find(questionId);
  return (
    <Stack gap={8}>
      <Title order={3} size="h4">
        {question.kind === 'question' ? <ReportText>{question.question.text}</ReportText> : questionId}
      </Title>
      <div className={classes.pair}>
        <Side title={columnTitle('yours')} id={id} own>
          {sayFirst('passageKind', observed.kind)}, {texts().parts.count.words(observed.words)},{' '}
          {texts().market.questions.covers(percent(observed.score))}
        </Side>
        {pattern === null ? (
          <Nothing>{said.noBetter}</Nothing>
        ) : (
          <Side title={said.learnFrom} id={pattern.passage_id}>
            {target.kind !== null && `${names.format} ${say('passageKind', target.kind)}. `}
            {names.length}{' '}
            {target.words_range === null
              ? notMeasurable('fewPagesAnswer')
              : wordRange({ low: Math.round(target.words_range[0]), high: Math.round(target.words_range[1]) })}
            .
          </Side>
        )}
      </div>
      {observed.issues.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {said.issues}
          </Text>
          <List size="sm">
            {observed.issues.map((issue) => (
              <List.Item key={issue}>{sayFirst('issue', issue)}</List.Item>
            ))}
          </List>
        </div>
      )}
      {rewrite !== undefined && (
        <div>
          <Text size="sm" fw={600}>
            {labels().gap.suggestion}
          </Text>
          <Text>
            <ReportText sentence>{rewrite.text}</ReportText>
          </Text>
          <EvidenceChips ids={rewrite.ev} />
          <ByModel entry={rewrite} />
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
        <Nothing>{texts().gap.passages.notKept}</Nothing>
      )}
      <Text size="sm" component="div" className={classes.quiet ?? ''}>
        {children}
      </Text>
      <EvidenceChips ids={[id]} />
    </Stack>
  );
}
