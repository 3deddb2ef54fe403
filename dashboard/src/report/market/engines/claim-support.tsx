/** Whether the pages that an answer cites say what it says, and what it takes from the user's page. */
import { List, Text } from '@mantine/core';
import { ByModel } from '../../parts/by-model.tsx';
import { EvidenceChips } from '../../parts/evidence-link.tsx';
import { ReportText } from '../../parts/report-text.tsx';
import { Tag } from '../../parts/tag.tsx';
import type { Answer, UserPage } from '../../shape.ts';
import { labels, say, texts } from '../../words.ts';

type Support = NonNullable<Answer['claim_support']>;

export function ClaimSupport({ support }: { support: Support }) {
  const names = labels().answers;
  const { of } = texts().parts;
  const { supported, not_found: missing, contradicted, unreadable, sentences } = support;
  const open = sentences.filter(({ state }) => state === 'contradicted' || state === 'not_found');
  return (
    <>
      <Text size="sm">
        {supported !== null &&
          missing !== null &&
          contradicted !== null &&
          `${names.support(of(supported), of(missing), of(contradicted))} `}
        {unreadable > 0 && names.unread(unreadable)}
      </Text>
      {open.length > 0 && (
        <List size="sm">
          {open.map(({ sample, start, text, state, difference, quote, source_id, citations, ...written }) => (
            <List.Item key={`${sample} ${start} ${text}`}>
              <ReportText>{text}</ReportText>{' '}
              <Tag tone={state === 'contradicted' ? 'bad' : 'none'}>
                {say('claimSupport', state)}
                {difference !== undefined && `: ${say('difference', difference)}`}
                {quote !== undefined && source_id !== undefined && ','}
              </Tag>{' '}
              {quote === undefined || source_id === undefined ? (
                <EvidenceChips ids={citations} />
              ) : (
                <>
                  {names.pageSays} <ReportText>{quote}</ReportText> <EvidenceChips ids={[source_id]} />
                </>
              )}
              <ByModel entry={written} />
            </List.Item>
          ))}
        </List>
      )}
    </>
  );
}

/** What an answer takes from the user's page: the sentences that cite it, or that its site is named alone. */
export function OwnPart({ own: { cited, named, sentences } }: { own: UserPage['in_answers'][number] }) {
  const names = labels().answers;
  if (!cited) return named ? <Text size="sm">{names.namedOnly}</Text> : null;
  if (sentences.length === 0) return null;
  return (
    <>
      <Text size="sm">{names.citedFor}</Text>
      <List size="sm">
        {sentences.map(({ text, state, passage_id }) => (
          <List.Item key={text}>
            <ReportText>{text}</ReportText>{' '}
            <Tag tone={state === 'contradicted' ? 'bad' : 'none'}>{say('claimSupport', state)}</Tag>{' '}
            <EvidenceChips ids={passage_id === undefined ? [] : [passage_id]} />
          </List.Item>
        ))}
      </List>
    </>
  );
}
