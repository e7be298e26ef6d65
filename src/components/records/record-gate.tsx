import { Fragment, type ReactNode, useState } from 'react';
import { Skeleton, Stack } from '@mantine/core';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { FailedQuery } from '@/components/screen/state-panel';
import { freshRecord, type ReadOptions } from './read-options';

interface RecordGateProps<Answer> {
  /** What is loading: "the feature". */
  what: string;
  /** The generated query options of the record. */
  record: ReadOptions<Answer>;
  /** Shows a cached copy at once and refetches it: for a screen without input. */
  cached?: true;
  /** The record is part of a screen with its own heading. */
  within?: true;
  /** Renders the screen once the record is loaded. */
  children: (answer: Answer) => ReactNode;
}

/**
 * Renders a record's screen once the record is loaded; until then a skeleton, or the error. A form opens with a record
 * at most a few seconds old. Once rendered, the screen stays, even if a later fetch fails: the user may be typing.
 */
export const RecordGate = <Answer,>({ what, record, cached, within, children }: RecordGateProps<Answer>) => {
  const query = useQuery({ ...record, ...(cached ? { retryOnMount: false } : freshRecord) });
  const { data, isError, isStale } = query;
  const key = hashKey(record.queryKey);
  const [rendered, setRendered] = useState<string>();
  const isFresh = !isStale && !isError;
  const isShown = data !== undefined && (rendered === key || cached === true || isFresh);
  // Saving is the form's, also before it is there; the browser would save the page.
  useSaveKeys(isShown || cached ? undefined : () => undefined);
  if (isShown) {
    if (rendered !== key) setRendered(key);
    return <Fragment key={key}>{children(data)}</Fragment>;
  }
  if (isError) return <FailedQuery what={what} query={query} screen={!within} />;
  return (
    <Stack maw="var(--width-column)" role="status" aria-label={$localize`Loading ${what}:what:`}>
      <Skeleton height={32} width={220} />
      <Skeleton height={220} />
      <Skeleton height={140} />
    </Stack>
  );
};
