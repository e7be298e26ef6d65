import type { ReactNode } from 'react';
import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorPanel } from '@/components/state-panel';

/** Query options of a record that a form edits: fetched anew each time the form opens. */
export const freshRecord = { refetchOnMount: 'always', refetchOnWindowFocus: false } as const;

interface RecordGateProps<Answer> {
  /** What is being loaded: "the feature". */
  what: string;
  query: UseQueryResult<Answer, unknown>;
  /** Draws the screen once the record is there. */
  children: (answer: Answer) => ReactNode;
}

/** Draws a record's screen once its record has been loaded, never from an earlier copy; until then its shape, or why it failed. */
export const RecordGate = <Answer,>({ what, query, children }: RecordGateProps<Answer>) => {
  if (query.data !== undefined && query.isFetchedAfterMount && !query.isError) return children(query.data);
  if (query.isError) {
    return (
      <ErrorPanel
        what={what}
        error={query.error}
        onRetry={() => {
          void query.refetch();
        }}
      />
    );
  }
  return (
    <Stack maw="60rem" role="status" aria-label={`Loading ${what}`}>
      <Skeleton height={32} width={220} />
      <Skeleton height={220} />
      <Skeleton height={140} />
    </Stack>
  );
};
