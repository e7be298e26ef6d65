import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatCount } from '@/lib/formats/formats';
import classes from './request-queue.module.css';

interface QueueStepsProps {
  /** The index of the displayed request, and the number of requests. */
  at: number;
  count: number;
  /** Its kind, if the queue has several. */
  kind: string | undefined;
  onStep: (step: 1 | -1) => void;
}

/** The position in the queue, with previous and next, for screens without room for a list. */
export const QueueSteps = ({ at, count, kind, onStep }: QueueStepsProps) => (
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
