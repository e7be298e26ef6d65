import { Combobox, Group } from '@mantine/core';

interface PickerSectionProps {
  label: string;
  clearable: boolean;
  onClear: () => void;
}

/** The right section of a picker: the clear button, which is not in the tab order, and the chevron. */
export const PickerSection = ({ label, clearable, onClear }: PickerSectionProps) =>
  clearable ? (
    <Group gap={2} wrap="nowrap" pe={8}>
      <Combobox.ClearButton
        aria-label={$localize`Clear ${label}:label:`}
        aria-hidden={false}
        onClear={onClear}
      />
      <Combobox.Chevron />
    </Group>
  ) : (
    <Combobox.Chevron />
  );
