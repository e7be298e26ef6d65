import { Combobox, Group } from '@mantine/core';

interface PickerSectionProps {
  /** The label of the field. */
  label: string;
  clearable: boolean;
  onClear: () => void;
}

/** The end of a picker: the chevron, and before it the button that clears it. */
export const PickerSection = ({ label, clearable, onClear }: PickerSectionProps) =>
  clearable ? (
    <Group gap={2} wrap="nowrap" pe={8}>
      <Combobox.ClearButton
        aria-label={`Clear ${label}`}
        aria-hidden={false}
        tabIndex={0}
        onClear={onClear}
      />
      <Combobox.Chevron />
    </Group>
  ) : (
    <Combobox.Chevron />
  );

/** The room that both of them need, more where buttons are made for a thumb; the chevron alone has its input's own. */
export const clearableWidth = 'var(--clearable-width, 3.125rem)';
