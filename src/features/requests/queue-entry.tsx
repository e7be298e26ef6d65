import { type ReactNode, type RefObject, useState } from 'react';
import { Badge, Text, UnstyledButton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useDaysSince } from '@/components/hooks/use-days-since';
import { Thumbnail } from '@/components/inputs/images/thumbnail';
import { GapsLine } from '@/domain/listings/gaps-line';
import { oneOf } from '@/domain/requests/kind-areas';
import { imageAt } from '@/lib/files/gallery';
import { plural } from '@/lib/text/plural';
import classes from './request-queue.module.css';
import type { InboxRequest } from './use-inbox';

/** Renders its children once it comes into view. */
const OnceSeen = ({ children }: { children: ReactNode }) => {
  const [seen, setSeen] = useState(false);
  const { ref, entry } = useIntersection<HTMLSpanElement>();
  if (!seen && entry?.isIntersecting) setSeen(true);
  return (
    <span ref={ref} className={classes.gaps}>
      {seen && children}
    </span>
  );
};

const Age = ({ since }: { since: string }) => {
  const age = useDaysSince(since);
  if (!age) return null;
  return (
    <Text size="xs" c="dimmed" component="span">
      {plural(age.days, {
        one: $localize`Waits # day`,
        other: $localize`Waits # days`,
      })}
    </Text>
  );
};

interface QueueEntryProps {
  row: InboxRequest;
  /** Set for the displayed request; the ref of its button. */
  current: RefObject<HTMLButtonElement | null> | undefined;
  /** Whether it shows its kind. */
  mixed: boolean;
  onChoose: () => void;
}

/** A request in the queue: image, name, submitter, and number of gaps. */
export const QueueEntry = ({ row, current, mixed, onChoose }: QueueEntryProps) => (
  <li>
    <UnstyledButton
      ref={current}
      className={classes.entry}
      aria-current={current ? 'true' : undefined}
      onClick={onChoose}
    >
      <Thumbnail item={imageAt(row.image) ?? { alt: '' }} size="square" />
      <span className={classes.about}>
        <Text inherit component="span" dir="auto">
          {row.name}
        </Text>
        <Text size="xs" c="dimmed" fw={400} component="span" dir="auto">
          {row.note}
        </Text>
        <span className={classes.note}>
          {mixed && (
            <Badge size="sm" variant="default">
              {oneOf(row.kind)}
            </Badge>
          )}
          {row.since !== undefined && <Age since={row.since} />}
        </span>
        <OnceSeen>
          {row.gaps((gaps) => (
            <GapsLine gaps={gaps} />
          ))}
        </OnceSeen>
      </span>
    </UnstyledButton>
  </li>
);
