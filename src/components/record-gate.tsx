import { useState, type ReactNode } from 'react';
import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { FailedQuery } from '@/components/state-panel';

/** Query options of a record that a form edits: fetched anew each time the form opens, and not again by itself. */
export const freshRecord = {
  refetchOnMount: 'always',
  // A screen that goes on to another record does not mount anew.
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

interface RecordGateProps<Answer> {
  /** What is being loaded: "the feature". */
  what: string;
  query: UseQueryResult<Answer, unknown>;
  /** Draws the screen once the record is there. */
  children: (answer: Answer) => ReactNode;
}

/**
 * Draws a record's screen once its record has been loaded, never from an earlier copy; until then its shape, or why it
 * failed. A screen once drawn stays, whatever becomes of later fetches: somebody may be typing in it.
 */
export const RecordGate = <Answer,>({ what, query, children }: RecordGateProps<Answer>) => {
  const [drawn, setDrawn] = useState(false);
  const { data, isError, isFetchedAfterMount } = query;
  const draws = data !== undefined && isFetchedAfterMount && (drawn || !isError);
  if (draws !== drawn) setDrawn(draws);

  if (draws) return children(data);
  if (isError) return <FailedQuery what={what} query={query} />;
  return (
    <Stack maw="60rem" role="status" aria-label={`Loading ${what}`}>
      <Skeleton height={32} width={220} />
      <Skeleton height={220} />
      <Skeleton height={140} />
    </Stack>
  );
};
