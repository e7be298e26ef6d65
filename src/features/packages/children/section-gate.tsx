import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { FailedQuery } from '@/components/screen/state-panel';

interface SectionGateProps<Answer> {
  /** What is loading: "the departures". */
  what: string;
  query: UseQueryResult<Answer, unknown>;
  /** Renders the section once its rows are loaded. */
  children: (answer: Answer) => ReactNode;
}

/** A section that loads separately: if it fails, the rest of the screen stays. */
export const SectionGate = <Answer,>({ what, query, children }: SectionGateProps<Answer>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <FailedQuery what={what} query={query} />;
  return <Skeleton height={72} role="status" aria-label={$localize`Loading ${what}:what:`} />;
};
