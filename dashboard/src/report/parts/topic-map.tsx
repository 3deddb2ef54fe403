/** Topics against pages: how much each page says of each topic, as marks of three depths that open their evidence. */
import { Box } from '@mantine/core';
import type { CoveredTopic, Topic } from '../shape.ts';
import { columnTitle, labelled, labels, texts } from '../words.ts';
import { clsx } from './clsx.ts';
import { EvidenceLink, siteOf } from './evidence-link.tsx';
import classes from './report.module.css';
import { useEvidence, useReport } from './report-context.tsx';
import { ReportText } from './report-text.tsx';
import { useShowAll } from './show-all.tsx';

type Depth = 'section' | 'passage' | 'none';
const marks: Readonly<Record<Depth, string>> = { section: '●', passage: '◐', none: '–' };
const ownDepths: Readonly<Record<CoveredTopic['status'], Depth>> = {
  covered: 'section',
  partial: 'passage',
  missing: 'none',
};
const topicsAtFirst = 15;

interface TopicMapProps {
  topics: readonly Topic[];
  /** How the audited page covers the topics. */
  own?: readonly CoveredTopic[];
}

export function TopicMap({ topics, own }: TopicMapProps) {
  const { index, report } = useReport();
  const [shown, more] = useShowAll(topics, topicsAtFirst);
  const pages = report.market_serp.results.filter(({ relevance }) => relevance !== null);
  const { caption } = texts().charts.map;
  if (topics.length === 0 || pages.length === 0) return null;
  return (
    <>
      <Legend own={own !== undefined} />
      <Box className={classes.scroll ?? ''} role="region" aria-label={texts().parts.table(caption)} tabIndex={0}>
        <table className={clsx(classes.table, classes.matrix)}>
          <caption>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{columnTitle('topic')}</th>
              {own !== undefined && <th scope="col">{labels().headings.page}</th>}
              {pages.map(({ source_id: id, rank_group: rank }) => (
                <th key={id} scope="col">
                  <EvidenceLink ids={[id]} label={texts().parts.openEvidence(siteOf(id, index))}>
                    #{rank}
                  </EvidenceLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((topic) => (
              <tr key={topic.id}>
                <th scope="row">
                  <EvidenceLink ids={[topic.id]}>
                    <ReportText>{topic.label}</ReportText>
                  </EvidenceLink>
                </th>
                {own !== undefined && (
                  <td>
                    <OwnCell covered={own.find(({ topic_id: id }) => id === topic.id)} />
                  </td>
                )}
                {pages.map(({ source_id: id }) => (
                  <td key={id}>
                    <Cell
                      depth={depthOn(id, topic)}
                      name={siteOf(id, index)}
                      ids={[topic.passages.find((passage) => passage.startsWith(`${id}.`)) ?? id]}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {more}
    </>
  );
}

function depthOn(sourceId: string, { ev, section_pages: sections }: Topic): Depth {
  if (sections.includes(sourceId)) return 'section';
  return ev.includes(sourceId) ? 'passage' : 'none';
}

function OwnCell({ covered }: { covered: CoveredTopic | undefined }) {
  const depth = covered === undefined ? 'none' : (ownDepths[covered.status] ?? 'none');
  return <Cell depth={depth} name={labels().headings.page} ids={covered?.page_passages ?? []} own />;
}

interface CellProps {
  depth: Depth;
  /** Of the page. */
  name: string;
  ids: readonly string[];
  own?: boolean;
}

function Cell({ depth, name, ids, own = false }: CellProps) {
  const { open } = useEvidence();
  const said = texts().charts.map[depth];
  const className = clsx(
    classes.cell,
    own && classes.cellOwn,
    depth === 'section' && classes.cellFull,
    depth === 'passage' && classes.cellHalf,
  );
  if (depth === 'none' || ids.length === 0) {
    return (
      <span className={className} title={said}>
        <span aria-hidden>{marks[depth]}</span>
        <span className={classes.hidden}>{said}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={labelled(name, said)}
      title={said}
      aria-haspopup="dialog"
      onClick={() => open(ids)}
    >
      {marks[depth]}
    </button>
  );
}

function Legend({ own }: { own: boolean }) {
  const said = texts().charts.map;
  return (
    <div className={classes.legend} aria-hidden>
      {(['section', 'passage', 'none'] as const).map((depth) => (
        <span key={depth}>
          <span
            className={clsx(
              classes.cell,
              depth === 'section' && classes.cellFull,
              depth === 'passage' && classes.cellHalf,
            )}
          >
            {marks[depth]}
          </span>{' '}
          {said[depth]}
        </span>
      ))}
      {own && (
        <span>
          <span className={clsx(classes.cell, classes.cellOwn, classes.cellFull)}>{marks.section}</span>{' '}
          {labels().headings.page}
        </span>
      )}
    </div>
  );
}
