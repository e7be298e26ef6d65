import { useEffect, useRef } from 'react';
import { ActionIcon, Badge, Button, Group, Text } from '@mantine/core';
import { IconCheck, IconChevronLeft, IconChevronRight, IconInbox } from '@tabler/icons-react';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import { useNarrow } from '@/components/hooks/use-narrow';
import { useSingleKeys } from '@/components/keys/single-keys';
import { StatePanel } from '@/components/screen/state-panel';
import { isolatedNames } from '@/components/text/isolated-names';
import { blockingIn, type Gaps } from '@/domain/listings/rules/rule';
import { oneOf } from '@/domain/requests/kind-areas';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { QueueEntry } from './queue-entry';
import classes from './request-queue.module.css';
import type { useInbox } from './use-inbox';
import { type Readable, useRequestQueue } from './use-request-queue';

interface QueueStepsProps {
  /** The index of the displayed request, and the number of requests. */
  at: number;
  count: number;
  /** Its kind, if the queue has several. */
  kind: string | undefined;
  onStep: (step: 1 | -1) => void;
}

/** The position in the queue, with previous and next, for screens without room for a list. */
const QueueSteps = ({ at, count, kind, onStep }: QueueStepsProps) => (
  <Group justify="space-between" wrap="nowrap" gap={0} p={4}>
    <ActionIcon
      size={44}
      variant="default"
      aria-label={$localize`Previous request`}
      disabled={at <= 0}
      onClick={() => onStep(-1)}
    >
      <IconChevronLeft size={20} className="mantine-rotate-rtl" aria-hidden />
    </ActionIcon>
    <div className={classes.note}>
      <Text size="sm" fw={600}>
        {$localize`${formatCount(at + 1)}:at: of ${formatCount(count)}:count:`}
      </Text>
      {kind !== undefined && (
        <Badge size="sm" variant="default">
          {kind}
        </Badge>
      )}
    </div>
    <ActionIcon
      size={44}
      variant="default"
      aria-label={$localize`Next request`}
      disabled={at >= count - 1}
      onClick={() => onStep(1)}
    >
      <IconChevronRight size={20} className="mantine-rotate-rtl" aria-hidden />
    </ActionIcon>
  </Group>
);

type Inbox = ReturnType<typeof useInbox>;

const isUnreadable = ({ queues }: Inbox) => queues.some(({ entries }) => entries === undefined);

const titleForNone = (inbox: Inbox): string => {
  if (inbox.looking) return $localize`Looking for requests`;
  if (inbox.sought !== '') return $localize`No known request is called “${inbox.sought}:name:”`;
  if (isUnreadable(inbox)) return $localize`Nothing else is waiting`;
  const isKnown = !inbox.silent && !inbox.lookFurther && inbox.unreadable === 0;
  return isKnown ? $localize`All caught up` : $localize`No known requests`;
};

/** Why a queue is empty: all are decided, or the server does not say which listings are requests. */
const reasonForNone = (nouns: string, inbox: Inbox): string => {
  const { seen, silent, unreadable, looking, lookFurther, sought } = inbox;
  if (looking) return $localize`More ${nouns}:nouns: are being loaded.`;
  if (silent)
    return $localize`The server does not say which ${nouns}:nouns: wait for approval, so no more can be approved here.`;
  if (unreadable > 0)
    return plural(unreadable, {
      one: $localize`# row could not be read, and may be a request.`,
      other: $localize`# rows could not be read, and may be requests.`,
    });
  if (lookFurther && sought !== '')
    return $localize`None of the first ${formatCount(seen)}:seen: ${nouns}:nouns: waits and is called so.`;
  if (lookFurther)
    return $localize`None of the first ${formatCount(seen)}:seen: ${nouns}:nouns: waits for approval.`;
  if (isUnreadable(inbox)) return $localize`Some requests could not be loaded.`;
  if (sought !== '') return $localize`None of the ${nouns}:nouns: that wait is called so.`;
  return $localize`There are no ${nouns}:nouns: to review.`;
};

const LookFurther = ({ looking, lookFurther }: Pick<Inbox, 'looking' | 'lookFurther'>) =>
  lookFurther && (
    <Button
      variant="subtle"
      size="compact-sm"
      m="xs"
      aria-busy={looking}
      onClick={looking ? undefined : lookFurther}
    >
      {$localize`Look for more`}
    </Button>
  );

const sayBlocking = (gaps: Gaps): string | undefined => {
  const texts = blockingIn(gaps).map(({ text }) => text);
  if (texts.length === 0) return undefined;
  const many = plural(texts.length, {
    one: $localize`# gap blocks selling`,
    other: $localize`# gaps block selling`,
  });
  return `${many}: ${texts.join(', ')}.`;
};

interface ApproveButtonProps {
  /** The key of the request that it approves. */
  of: string;
  gaps: Gaps;
  onAsk: () => void;
  /** Called once the request is loaded, when the button appears. */
  onReadable: (readable: Readable) => void;
}

const ApproveButton = ({ of, gaps, onAsk, onReadable }: ApproveButtonProps) => {
  const withKeys = useSingleKeys();
  const blocked = sayBlocking(gaps);
  useEffect(() => onReadable({ key: of, blocked }), [of, blocked, onReadable]);
  return (
    <Button
      leftSection={<IconCheck size={16} />}
      onClick={onAsk}
      aria-keyshortcuts={withKeys ? 'a' : undefined}
    >
      {$localize`Approve`}
    </Button>
  );
};

interface RequestQueueProps {
  inbox: Inbox;
  /** The plural noun: "packages". */
  nouns: string;
  /** Ends the search by name. */
  onShowAll: () => void;
}

/** The queue, the displayed request in full, and Approve, which continues with the next. */
export const RequestQueue = ({ inbox, nouns, onShowAll }: RequestQueueProps) => {
  const mixed = inbox.queues.length > 1;
  const queue = useRequestQueue({
    rows: inbox.waiting,
    only: mixed ? undefined : inbox.queues[0]?.name,
  });
  const { waiting, current, chosen, choose, at, step, asked, ask } = queue;
  // Beside the menu of a wide window only, the queue has room next to the record.
  const narrow = useNarrow('lg');
  const entry = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    const readOn = (shown.current?.getBoundingClientRect().top ?? 0) < 0;
    entry.current?.scrollIntoView({ block: 'nearest' });
    // Also after a confirmation: the focused element is gone with the request.
    (entry.current ?? shown.current)?.focus({ preventScroll: true });
    if (readOn) shown.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);

  if (!current) {
    return (
      <StatePanel
        icon={<IconInbox size={22} />}
        title={titleForNone(inbox)}
        action={
          <>
            {inbox.sought !== '' && (
              <Button variant="default" size="compact-sm" m="xs" onClick={onShowAll}>
                {$localize`Show all`}
              </Button>
            )}
            <LookFurther looking={inbox.looking} lookFurther={inbox.lookFurther} />
          </>
        }
      >
        {reasonForNone(nouns, inbox)}
      </StatePanel>
    );
  }
  return (
    <div className={classes.columns}>
      <nav
        aria-label={mixed ? $localize`Waiting requests` : $localize`Waiting ${nouns}:nouns:`}
        className={classes.queue}
      >
        {narrow ? (
          <QueueSteps
            at={at}
            count={waiting.length}
            kind={mixed ? oneOf(current.kind) : undefined}
            onStep={step}
          />
        ) : (
          <ol className={classes.list}>
            {waiting.map((row) => (
              <QueueEntry
                key={row.key}
                row={row}
                current={row.key === current.key ? entry : undefined}
                mixed={mixed}
                onChoose={() => choose(row)}
              />
            ))}
          </ol>
        )}
        <LookFurther looking={inbox.looking} lookFurther={inbox.lookFurther} />
      </nav>
      <div className={classes.preview} ref={shown} tabIndex={-1}>
        {current.preview((gaps) => (
          <ApproveButton
            key={current.key}
            of={current.key}
            gaps={gaps}
            onAsk={ask}
            onReadable={queue.onReadable}
          />
        ))}
      </div>
      <ConfirmDialog
        opened={asked !== undefined}
        title={$localize`Approve request?`}
        confirm={queue.blocked === undefined ? $localize`Approve` : $localize`Approve anyway`}
        color="primary"
        // Not by rhythm: what is asked about cannot be sold, and is final.
        shortcut={queue.blocked === undefined ? 'a' : undefined}
        confirmed={queue.confirmed}
        onAhead={queue.pressAhead}
        onConfirm={queue.approveAsked}
        onClose={queue.stopAsking}
      >
        <Text size="sm">
          {isolatedNames($localize`“${asked?.name ?? ''}:name:” goes live. This cannot be undone.`)}
        </Text>
        {queue.blocked !== undefined && (
          <Text size="sm" mt="xs" c="danger">
            <bdi>{queue.blocked}</bdi>
          </Text>
        )}
      </ConfirmDialog>
    </div>
  );
};
