/** What only your page has, and how much of it others have too. */
import { List, Stack, Text } from '@mantine/core';
import { Bar } from '../market/intent.tsx';
import { percent } from '../numbers.ts';
import { EvidenceChips, EvidenceLink, siteOf } from '../parts/evidence-link.tsx';
import { useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Nothing, NotMeasurable, Section, Subsection } from '../parts/section.tsx';
import { useShowAll } from '../parts/show-all.tsx';
import { titleOf } from '../sections.ts';
import type { Gap } from '../shape.ts';
import { texts } from '../words.ts';

export function Originality({ originality }: { originality: Gap['originality'] }) {
  const { index } = useReport();
  const said = texts().gap.originality;
  const {
    overlap_with_market: overlap,
    nearest_source: nearest,
    unique_claims: claims,
    unique_entities: names,
  } = originality;
  const [shown, more] = useShowAll(claims, 6);
  return (
    <Section id="originality" title={titleOf('originality')}>
      <div style={{ maxWidth: '32rem' }}>
        <Text size="sm">
          {said.shared} {overlap === null ? <NotMeasurable why="shortPage" /> : <strong>{percent(overlap)}</strong>}
          {nearest !== null && (
            <>
              . {said.mostShared}{' '}
              <EvidenceLink ids={[nearest.source_id]}>{siteOf(nearest.source_id, index)}</EvidenceLink> (
              {percent(nearest.overlap)})
            </>
          )}
        </Text>
        {overlap !== null && <Bar share={overlap} label={`${said.shared} ${percent(overlap)}`} />}
      </div>
      <Subsection title={said.figures}>
        {claims.length === 0 && <Nothing>{said.noFigures}</Nothing>}
        <Stack gap={6}>
          {shown.map(({ statement, passage_id: id }) => (
            <Text key={`${id} ${statement}`} size="sm" component="div">
              <ReportText>{statement}</ReportText> <EvidenceChips ids={[id]} />
            </Text>
          ))}
        </Stack>
        {more}
      </Subsection>
      <Subsection title={said.names}>
        {names.length === 0 && <Nothing>{texts().parts.noneFound}</Nothing>}
        <List size="sm">
          {names.map((name) => (
            <List.Item key={name}>
              <ReportText>{name}</ReportText>
            </List.Item>
          ))}
        </List>
      </Subsection>
    </Section>
  );
}
