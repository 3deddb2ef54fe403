/** Times in the user's time zone. A tooltip shows the exact time. */
import { formatAgo, formatDateTime, formatUntil } from './format.ts';
import { useNow } from './use-now.ts';

export function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={iso}>
      {formatDateTime(iso)}
    </time>
  );
}

/** The time since `iso`, updated regularly. */
export function TimeAgo({ iso }: { iso: string }) {
  return <Relative iso={iso} words={formatAgo} />;
}

/** The time until `iso`, updated regularly. */
export function TimeUntil({ iso }: { iso: string }) {
  return <Relative iso={iso} words={formatUntil} />;
}

function Relative({ iso, words }: { iso: string; words: (iso: string, now: Date) => string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={formatDateTime(iso)}>
      {words(iso, now)}
    </time>
  );
}
