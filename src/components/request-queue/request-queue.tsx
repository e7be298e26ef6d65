import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Skeleton, Text, Title, UnstyledButton } from '@mantine/core';
import { IconCheck, IconInbox } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { FailedQuery, StatePanel } from '@/components/state-panel';
import { useScreenTitle } from '@/components/shell/screen-title';
import type { ListMeta } from '@/generated/model';
import classes from './request-queue.module.css';
import { useRequestQueue } from './use-request-queue';

interface QueuedRow {
  id: number;
  name: string;
}

interface RequestQueueProps<Row extends QueuedRow> {
  /** The area's name as in the menu; the screen's `h1`. */
  title: string;
  /** How a request's record is called, in the plural: "packages". */
  nouns: string;
  /** The page of pending requests. */
  query: UseQueryResult<{ data: Row[]; meta: ListMeta }, unknown>;
  /** Under a row's name: who asks. */
  note: (row: Row) => ReactNode;
  /** The generated call that approves one. */
  approve: (id: number) => Promise<unknown>;
  /** The record in full; `action` is the button that approves it. */
  preview: (row: Row, action: ReactNode) => ReactNode;
}

/** The screen of pending requests: the queue, the one on display in full, and Approve, which goes on to the next. */
export const RequestQueue = <Row extends QueuedRow>(props: RequestQueueProps<Row>) => {
  const { title, nouns, query } = props;
  useScreenTitle({ title });
  return (
    <div className={classes.page}>
      <Title order={1} size="h2">
        {title}
      </Title>
      {query.data ? (
        <Queue {...props} rows={query.data.data} more={query.data.meta.last_page > 1} />
      ) : query.isError ? (
        <FailedQuery what={`the ${nouns} that wait`} query={query} />
      ) : (
        <div className={classes.columns} role="status" aria-label={`Loading the ${nouns} that wait`}>
          <Skeleton height={240} />
          <Skeleton height={420} />
        </div>
      )}
    </div>
  );
};

type QueueProps<Row extends QueuedRow> = RequestQueueProps<Row> & { rows: readonly Row[]; more: boolean };

const Queue = <Row extends QueuedRow>({ nouns, rows, more, note, approve, preview }: QueueProps<Row>) => {
  const queue = useRequestQueue({ rows, approve });
  const { waiting, current, chosen, choose, asked, ask, stopAsking, approveAsked } = queue;
  const entry = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    const readOn = (shown.current?.getBoundingClientRect().top ?? 0) < 0;
    entry.current?.scrollIntoView({ block: 'nearest' });
    // Also after a confirmation: what had the focus before is gone with the request.
    entry.current?.focus({ preventScroll: true });
    if (readOn) shown.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);

  if (!current) {
    return (
      <StatePanel icon={<IconInbox size={22} />} title="No requests wait">
        {more ? `More ${nouns} are being loaded.` : `All ${nouns} that vendors submitted are decided.`}
      </StatePanel>
    );
  }
  return (
    <div className={classes.columns}>
      <nav aria-label={`Waiting ${nouns}`} className={classes.queue}>
        <ol className={classes.list}>
          {waiting.map((row) => (
            <li key={row.id}>
              <UnstyledButton
                ref={row.id === current.id ? entry : undefined}
                className={classes.entry}
                aria-current={row.id === current.id ? 'true' : undefined}
                onClick={() => {
                  choose(row.id);
                }}
              >
                <Text inherit component="span" dir="auto">
                  {row.name}
                </Text>
                <Text size="xs" c="dimmed" component="span" dir="auto">
                  {note(row)}
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </ol>
        {more && (
          <Text size="xs" c="dimmed" p="xs">
            More wait than are shown; they follow as these are decided.
          </Text>
        )}
      </nav>
      <div className={classes.preview} ref={shown}>
        {preview(
          current,
          <Button leftSection={<IconCheck size={16} />} onClick={ask} aria-keyshortcuts="a">
            Approve
          </Button>,
        )}
      </div>
      <ConfirmDialog
        opened={asked !== undefined}
        title="Approve request?"
        confirm="Approve"
        color="primary"
        onConfirm={approveAsked}
        onClose={stopAsking}
      >
        <Text size="sm">“{asked?.name}” will be approved. There is no way back from here.</Text>
      </ConfirmDialog>
    </div>
  );
};
