/** A moment in the reader's time zone; its exact UTC time is in the title. */
import { formatDateTime, formatRelative } from './format.ts';
import { useNow } from './use-now.ts';

export function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={iso}>
      {formatDateTime(iso)}
    </time>
  );
}

/** How long ago, or how long until; follows the clock. */
export function RelativeTime({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={formatDateTime(iso)}>
      {formatRelative(iso, now)}
    </time>
  );
}
