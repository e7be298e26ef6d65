import { Badge } from '@mantine/core';

interface StatusBadgeProps {
  /** True for an active record. */
  active: boolean;
  /** The texts for active and inactive, if not the default ones. */
  labels?: readonly [active: string, inactive: string];
}

/** Whether a record is active, as text and colour. */
export const StatusBadge = ({
  active,
  labels = [$localize`Active`, $localize`Inactive`],
}: StatusBadgeProps) => (
  <Badge variant="dot" color={active ? 'success' : 'gray'}>
    {active ? labels[0] : labels[1]}
  </Badge>
);

/** Marks a record whose request is pending. */
export const PendingBadge = () => (
  <Badge color="warning" variant="light">
    {$localize`Pending`}
  </Badge>
);
