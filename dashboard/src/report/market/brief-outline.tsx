/** The outline of a brief: each section with who has it, the questions it answers, its facts, form and length. */
import { List, Stack, Text, Title } from '@mantine/core';
import type { BriefContent, BriefPart } from '../../../../analysis/render/brief/content.ts';
import { ByModel } from '../parts/by-model.tsx';
import { EvidenceChips, EvidenceLink } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { ReportText } from '../parts/report-text.tsx';
import { Nothing } from '../parts/section.tsx';
import type { Claim } from '../shape.ts';
import { quoteMarks, say, shownPack, texts } from '../words.ts';

export function BriefOutline({ list, parts, mention }: Pick<BriefContent, 'list' | 'parts' | 'mention'>) {
  if (parts.length === 0) return <Nothing>{texts().market.brief.noOutline}</Nothing>;
  const { labels, list: listed } = shownPack().brief;
  return (
    <Stack gap="sm">
      {list !== null && (
        <Text size="sm" component="div">
          <strong>{labels.list}</strong> <ReportText>{listed(list)}</ReportText>{' '}
          <EvidenceChips ids={list.ev} first={3} />
        </Text>
      )}
      <ol className={classes.cards}>
        {parts.map((part) => (
          <li key={part.part.topic_id} className={classes.card}>
            <OnePart {...part} />
          </li>
        ))}
      </ol>
      {mention.length > 0 && (
        <Text size="sm">
          <strong>{labels.mention}</strong> <ReportText>{mention.join(', ')}</ReportText>
        </Text>
      )}
    </Stack>
  );
}

function OnePart({ part, topic, status, questions, facts, words }: BriefPart) {
  const { labels, pagesWithIt, aboutWords } = shownPack().brief;
  const [open, close] = quoteMarks();
  return (
    <Stack gap={4}>
      <Title order={4}>
        <EvidenceLink ids={[part.topic_id]}>
          <ReportText>{part.heading}</ReportText>
        </EvidenceLink>
      </Title>
      {topic !== undefined && (
        <Text size="sm" component="div">
          {pagesWithIt({ k: topic.df, n: topic.n })} <EvidenceChips ids={topic.ev} first={3} />
        </Text>
      )}
      <List size="sm">
        {status !== undefined && (
          <List.Item>
            <strong>{labels.yourPage}</strong> {say('topicStatus', status)}
          </List.Item>
        )}
        {part.headings?.map(({ text, site }) => (
          <List.Item key={site}>
            <strong>{labels.rivals}</strong> <ReportText>{`${open}${text}${close}`}</ReportText> ({site})
          </List.Item>
        ))}
        {questions.map(({ id, text }) => (
          <List.Item key={id}>
            <strong>{labels.answers}</strong>{' '}
            <EvidenceLink ids={[id]}>
              <ReportText>{text}</ReportText>
            </EvidenceLink>
          </List.Item>
        ))}
        {facts.map((claim) => (
          <List.Item key={claim.id}>
            <strong>{labels.facts}</strong> <Fact claim={claim} />
          </List.Item>
        ))}
        {part.target_passage_format !== null && (
          <List.Item>
            <strong>{labels.format}</strong> {say('passageKind', part.target_passage_format)}
          </List.Item>
        )}
        {words > 0 && (
          <List.Item>
            <strong>{labels.length}</strong> {aboutWords(words)}
          </List.Item>
        )}
      </List>
      {part.note !== undefined && (
        <Text size="sm">
          <ReportText sentence>{part.note}</ReportText>
        </Text>
      )}
      <ByModel entry={part} />
    </Stack>
  );
}

/** A fact as the first page words it, how many sites agree, and where to check it. */
export function Fact({ claim: { statement, consensus, support } }: { claim: Claim }) {
  const [open, close] = quoteMarks();
  const { k, n } = consensus;
  return (
    <>
      <ReportText>{`${open}${statement}${close}`}</ReportText>
      {n > 1 && ` (${shownPack().brief.sitesAgree({ k, n })})`} <EvidenceChips ids={support} first={3} />
    </>
  );
}
