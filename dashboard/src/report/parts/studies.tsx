/** The studies that a piece of advice rests on, as links. */
import { labels, withColon } from '../words.ts';
import classes from './report.module.css';
import { useReport } from './report-context.tsx';
import { ReportLink } from './report-link.tsx';

interface StudiesProps {
  ids: readonly string[];
  /** Whether a label stands before them. */
  isLabelled?: boolean;
}

export function Studies({ ids, isLabelled = true }: StudiesProps) {
  const { index } = useReport();
  if (ids.length === 0) return null;
  return (
    <span className={classes.quiet}>
      {isLabelled && `${withColon(labels().sources)} `}
      {ids.map((id, at) => {
        const study = index.study(id);
        return (
          <span key={id}>
            {at > 0 && ' · '}
            {study === undefined ? id : <ReportLink href={study.url}>{`${study.title} (${study.year})`}</ReportLink>}
          </span>
        );
      })}
    </span>
  );
}
