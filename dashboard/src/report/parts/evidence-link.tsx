/** What opens evidence in place: a number that leads to what it rests on, or the names of what it rests on. */
import { type ReactNode, useState } from 'react';
import { AddressText } from '../../ui/external-link.tsx';
import { type Evidence, type EvidenceIndex, sourceOf } from '../evidence.ts';
import { labelled, labels, say, texts } from '../words.ts';
import classes from './report.module.css';
import { useEvidence, useReport } from './report-context.tsx';

interface EvidenceLinkProps {
  ids: readonly string[];
  children: ReactNode;
  /** What opens, for those who hear the link by itself. */
  label?: string;
}

/** `children` as a button that opens the evidence; plain where there is none. */
export function EvidenceLink({ ids, children, label }: EvidenceLinkProps) {
  const { open } = useEvidence();
  if (ids.length === 0) return <span>{children}</span>;
  return (
    <button
      type="button"
      className={classes.evidence}
      aria-haspopup="dialog"
      {...(label === undefined ? {} : { 'aria-label': label })}
      onClick={() => open(ids)}
    >
      {children}
    </button>
  );
}

interface EvidenceChipsProps {
  ids: readonly string[];
  /** How many are shown at first. */
  first?: number;
}

/** A button for each piece of evidence, named by its site or its words. */
export function EvidenceChips({ ids, first = 4 }: EvidenceChipsProps) {
  const { index } = useReport();
  const { open } = useEvidence();
  const [all, setAll] = useState(false);
  if (ids.length === 0) return null;
  const shown = all || ids.length <= first + 1 ? ids : ids.slice(0, first);
  return (
    <span className={classes.chips}>
      {shown.map((id) => (
        <button key={id} type="button" className={classes.chip} aria-haspopup="dialog" onClick={() => open([id])}>
          <bdi dir="auto">
            <AddressText>{nameOf(index.find(id), index)}</AddressText>
          </bdi>
        </button>
      ))}
      {shown.length < ids.length && (
        <button type="button" className={classes.chip} onClick={() => setAll(true)}>
          {texts().parts.more(ids.length - shown.length)}
        </button>
      )}
    </span>
  );
}

/** A short name for a piece of evidence. */
export function nameOf(evidence: Evidence, index: EvidenceIndex): string {
  switch (evidence.kind) {
    case 'source':
      return `${siteOf(evidence.id, index)}${evidence.count === undefined ? '' : ` ×${evidence.count}`}`;
    case 'passage':
      return `❝ ${siteOf(evidence.id, index)}`;
    case 'term':
      return labelled(labels().terms.term, evidence.term.term);
    case 'question':
      return evidence.question.text;
    case 'topic':
      return labelled(labels().topics.topic, evidence.topic.label);
    case 'claim':
      return labelled(labels().claims.subject, evidence.claim.subject);
    case 'entity':
      return evidence.entity.name;
    case 'feature':
      return say('feature', evidence.feature.type);
    case 'answer':
      return say('engine', evidence.answer.engine);
    case 'citation':
      return texts().evidence.cites(say('engine', evidence.answer.engine), evidence.citation.domain);
    case 'finding':
      return evidence.finding.title;
    default:
      return evidence.id;
  }
}

/** `#3 energyoffice.example`: rank and site of the page that an id speaks of. */
export function siteOf(id: string, index: EvidenceIndex): string {
  const sourceId = sourceOf(id) ?? id;
  const found = index.find(sourceId);
  if (found.kind !== 'source') return sourceId;
  const rank = index.result(sourceId)?.rank_group;
  if (rank !== undefined) return `#${rank} ${found.source.domain}`;
  return found.source.from.includes('user') ? `${labels().ownPage} (${found.source.domain})` : found.source.domain;
}
