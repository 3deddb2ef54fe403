/** The studies that a piece of advice rests on, as links. */
import { ExternalLink } from '../../ui/external-link.tsx';
import classes from './report.module.css';
import { useReport } from './report-context.tsx';

interface StudiesProps {
  ids: readonly string[];
  /** Before them. */
  label?: string;
}

export function Studies({ ids, label = 'Sources: ' }: StudiesProps) {
  const { index } = useReport();
  if (ids.length === 0) return null;
  return (
    <span className={classes.quiet}>
      {label}
      {ids.map((id, at) => {
        const study = index.study(id);
        return (
          <span key={id}>
            {at > 0 && '; '}
            {study === undefined ? (
              id
            ) : (
              <ExternalLink href={study.url}>{`${study.title} (${study.year})`}</ExternalLink>
            )}
          </span>
        );
      })}
    </span>
  );
}
