import { Pill } from '@mantine/core';

interface RemovablePillProps {
  label: string;
  disabled: boolean | undefined;
  onRemove: () => void;
}

/** One of several things in a field, in its own direction of writing, with a button that takes it out. */
export const RemovablePill = ({ label, disabled, onRemove }: RemovablePillProps) => (
  <Pill
    withRemoveButton={!disabled}
    onRemove={onRemove}
    removeButtonProps={{ 'aria-label': `Remove ${label}`, tabIndex: 0, 'aria-hidden': false }}
  >
    <bdi>{label}</bdi>
  </Pill>
);
