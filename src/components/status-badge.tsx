import { Badge } from '@mantine/core';

interface StatusBadgeProps {
  /** True for an active record. */
  active: boolean;
  /** The words for active and inactive, where others are meant. */
  labels?: readonly [active: string, inactive: string];
}

/** Whether a record is active, in words and in colour. */
export const StatusBadge = ({ active, labels = ['Active', 'Inactive'] }: StatusBadgeProps) => (
  <Badge variant="dot" color={active ? 'success' : 'gray'}>
    {active ? labels[0] : labels[1]}
  </Badge>
);

/** Marks a record whose request waits for a decision. */
export const PendingBadge = () => (
  <Badge color="warning" variant="light">
    Pending
  </Badge>
);
