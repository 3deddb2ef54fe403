/** Reads a list on, page by page, until it has a new row or has looked far enough. */
import { useEffect, useState } from 'react';
import { type Asked, nothingAsked, readsOn } from './read-on.ts';

interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/**
 * @param list names the list: what was asked for in another counts no more
 * @param read what was read so far
 */
export function useReadOn(
  { hasNextPage, isFetching, isError, fetchNextPage }: Pages,
  { list, read, enabled }: { list: string; read: Asked; enabled: boolean },
) {
  const [last, setLast] = useState({ list, asked: nothingAsked });
  const asked = last.list === list ? last.asked : nothingAsked;
  const goesOn = enabled && hasNextPage && !isError && readsOn(read, asked);
  useFetchWhile(goesOn && !isFetching, fetchNextPage);
  return {
    /** Whether it reads by itself. */
    goesOn,
    onMore: () => {
      setLast({ list, asked: read });
      void fetchNextPage();
    },
  };
}

/** Fetches the next page whenever `starts` becomes true. */
export function useFetchWhile(starts: boolean, fetchNextPage: () => unknown): void {
  useEffect(() => {
    if (starts) void fetchNextPage();
  }, [starts, fetchNextPage]);
}
