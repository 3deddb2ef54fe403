/** What to write: type of page, the answer that comes first, an outline, and what does not help. */
import { List, Stack, Text, Title } from '@mantine/core';
import { whole } from '../numbers.ts';
import { ByModel } from '../parts/by-model.tsx';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Nothing, NotMeasurable, Section, Subsection } from '../parts/section.tsx';
import { Studies } from '../parts/studies.tsx';
import { titleOf } from '../sections.ts';
import type { MarketSerp } from '../shape.ts';
import { asHead, capital, labels, leads, notMeasurable, say, shownPack, texts } from '../words.ts';

type BriefShape = NonNullable<MarketSerp['brief']>;

export function Brief({ brief }: { brief: MarketSerp['brief'] }) {
  return (
    <Section id="brief" title={titleOf('brief')} lead={leads().brief}>
      {brief === null ? <Nothing>{capital(notMeasurable('fewPages'))}.</Nothing> : <Known brief={brief} />}
    </Section>
  );
}

function Known({ brief }: { brief: BriefShape }) {
  const said = texts().market.brief;
  // A gap report has a section of what not to do.
  const twice = 'gap' in useReport().report ? true : undefined;
  return (
    <>
      <Text>
        {labels().brief.type}{' '}
        {brief.recommended_content_type === null ? (
          <NotMeasurable why="noType" />
        ) : (
          <strong>{say('contentType', brief.recommended_content_type)}</strong>
        )}
      </Text>
      <Subsection title={asHead(labels().brief.answerFirst)}>
        <AnswerFirst first={brief.answer_first} />
      </Subsection>
      <Subsection title={said.mustCover}>
        {brief.must_cover.length === 0 && <Nothing>{said.noCore}</Nothing>}
        <EvidenceChips ids={brief.must_cover} first={20} />
      </Subsection>
      <Subsection title={shownPack().brief.heads.outline}>
        {brief.outline.length === 0 && <Nothing>{said.noOutline}</Nothing>}
        <ol className={classes.cards}>
          {brief.outline.map((part) => (
            <li key={part.topic_id} className={classes.card}>
              <OutlinePart part={part} />
            </li>
          ))}
        </ol>
      </Subsection>
      <div data-screen-only={twice}>
        <Subsection title={labels().headings.notRecommended}>
          {brief.do_not.length === 0 && <Nothing>{texts().parts.noneFound}</Nothing>}
          <List size="sm" spacing={6}>
            {brief.do_not.map(({ practice, why, evidence_ids: ids }) => (
              <List.Item key={practice}>
                <strong>{say('practice', practice)}.</strong> <ReportText sentence>{why}</ReportText>{' '}
                <Studies ids={ids} />
              </List.Item>
            ))}
          </List>
        </Subsection>
      </div>
    </>
  );
}

function AnswerFirst({ first }: { first: BriefShape['answer_first'] }) {
  const { index } = useReport();
  if (first === null) return <Nothing>{texts().market.brief.noQuestion}</Nothing>;
  const found = index.find(first.question_id);
  return (
    <Stack gap={4}>
      {found.kind === 'question' && (
        <Text fw={600} component="div">
          <ReportText>{found.question.text}</ReportText>
        </Text>
      )}
      <Text size="sm">
        {first.words_range === null ? (
          <NotMeasurable why="fewPagesAnswer" />
        ) : (
          `${capital(labels().brief.range(whole(first.words_range[0]), whole(first.words_range[1])))}.`
        )}
      </Text>
      <EvidenceChips ids={[first.question_id]} />
    </Stack>
  );
}

function OutlinePart({ part }: { part: BriefShape['outline'][number] }) {
  const { index } = useReport();
  const questions = part.questions.map((id) => index.find(id)).filter((found) => found.kind === 'question');
  return (
    <Stack gap={4}>
      <Title order={4}>
        <ReportText>{part.heading}</ReportText>
      </Title>
      {part.target_passage_format !== null && (
        <Text size="sm">
          {shownPack().brief.labels.format} {say('passageKind', part.target_passage_format)}
        </Text>
      )}
      <List size="sm">
        {questions.map(({ id, question }) => (
          <List.Item key={id}>
            <ReportText>{question.text}</ReportText>
          </List.Item>
        ))}
      </List>
      {part.note !== undefined && (
        <Text size="sm">
          <ReportText sentence>{part.note}</ReportText>
        </Text>
      )}
      <EvidenceChips ids={part.ev} first={5} />
      <ByModel entry={part} />
    </Stack>
  );
}
