import { Fragment, type ReactNode, useState } from 'react';
import { Skeleton, Stack } from '@mantine/core';
import { hashKey, useQuery } from '@tanstack/react-query';
import { FailedQuery } from '@/components/state-panel';
import { freshRecord } from './fresh-record';
import type { ReadOptions } from './read-options';

interface RecordGateProps<Answer> {
  /** What is being loaded: "the feature". */
  what: string;
  /** The generated query options of the record. */
  record: ReadOptions<Answer>;
  /** Shows an earlier copy at once and refreshes it: for a screen in which nobody types. */
  cached?: true;
  /** The record is on a screen that has a heading of its own. */
  within?: true;
  /** Renders the screen once the record is there. */
  children: (answer: Answer) => ReactNode;
}

/**
 * Renders a record's screen once its record has been loaded; until then its shape, or why loading failed. A form opens on
 * a record that is a few seconds old at most. A screen once rendered stays, whatever becomes of later fetches: somebody
 * may be typing in it.
 */
export const RecordGate = <Answer,>({ what, record, cached, within, children }: RecordGateProps<Answer>) => {
  const query = useQuery({ ...record, ...(cached ? { retryOnMount: false } : freshRecord) });
  const { data, isError, isStale } = query;
  const key = hashKey(record.queryKey);
  const [rendered, setRendered] = useState<string>();
  const isFresh = !isStale && !isError;
  if (data !== undefined && (rendered === key || cached === true || isFresh)) {
    if (rendered !== key) setRendered(key);
    return <Fragment key={key}>{children(data)}</Fragment>;
  }
  if (isError) return <FailedQuery what={what} query={query} screen={!within} />;
  return (
    <Stack maw="var(--width-column)" role="status" aria-label={`Loading ${what}`}>
      <Skeleton height={32} width={220} />
      <Skeleton height={220} />
      <Skeleton height={140} />
    </Stack>
  );
};
