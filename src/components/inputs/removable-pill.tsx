import { Pill } from '@mantine/core';

interface RemovablePillProps {
  label: string;
  disabled: boolean | undefined;
  onRemove: () => void;
}

/** One value of a field, isolated in its own text direction, with a button that removes it. */
export const RemovablePill = ({ label, disabled, onRemove }: RemovablePillProps) => (
  <Pill
    withRemoveButton={!disabled}
    onRemove={onRemove}
    removeButtonProps={{ 'aria-label': $localize`Remove ${label}:label:`, tabIndex: 0, 'aria-hidden': false }}
  >
    <bdi>{label}</bdi>
  </Pill>
);
