/** A moment in the reader's time zone; its exact UTC time is in the title. */
import { formatAgo, formatDateTime, formatUntil } from './format.ts';
import { useNow } from './use-now.ts';

export function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={iso}>
      {formatDateTime(iso)}
    </time>
  );
}

/** How long ago; follows the clock. */
export function TimeAgo({ iso }: { iso: string }) {
  return <Relative iso={iso} words={formatAgo} />;
}

/** How long until; follows the clock. */
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
