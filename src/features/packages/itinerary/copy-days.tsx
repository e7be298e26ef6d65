import { Select, Stack } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { plural } from '@/lib/text/plural';
import { packages } from '@/resources/pickers';
import { ChosenDays } from './chosen-days';
import { type Day, newDay } from './days';
import type { SavedDay } from './plan';
import { dayName } from './words';

/** The selection so far: the package, its days, and the position of the copies. */
export interface Copy {
  packageId: number | null;
  chosen: readonly SavedDay[];
  at?: string;
}

interface CopyDaysProps {
  /** The days among which the copies are inserted. */
  days: readonly Day[];
  copy: Copy;
  onChange: (copy: Copy) => void;
  onCopy: (at: number, copies: readonly Day[]) => void;
  /** Closes it without copying. */
  onDismiss: () => void;
}

/** Asks for a package, some of its days, and the position of their copies. */
export const CopyDays = ({ opened, ...props }: CopyDaysProps & { opened: boolean }) => (
  <Dialog opened={opened} onClose={props.onDismiss} title="Copy days from another package" size="lg">
    <Fields {...props} />
  </Dialog>
);

const Fields = ({ days, copy, onChange, onCopy, onDismiss }: CopyDaysProps) => {
  const { packageId, chosen, at = String(days.length) } = copy;
  return (
    <Stack>
      <AsyncPicker
        source={packages}
        label="Package"
        value={packageId}
        onChange={(id) => onChange({ ...copy, packageId: id, chosen: [] })}
      />
      {packageId !== null && (
        <ChosenDays
          key={packageId}
          packageId={packageId}
          chosen={chosen}
          onChange={(days) => onChange({ ...copy, chosen: days })}
        />
      )}
      <Select
        label="Insert"
        allowDeselect={false}
        data={[
          ...days.map((day, index) => ({
            value: String(index),
            label: `Before day ${index + 1}: ${dayName(day, index)}`,
          })),
          {
            value: String(days.length),
            label: days.length === 0 ? 'As the first days' : 'After the last day',
          },
        ]}
        value={at}
        onChange={(value) => onChange({ ...copy, at: value ?? at })}
      />
      <DialogButtons
        confirm={plural(chosen.length, { one: 'Copy # day', other: 'Copy # days' })}
        disabled={chosen.length === 0}
        onConfirm={() => onCopy(Number(at), chosen.map(newDay))}
        onCancel={onDismiss}
      />
    </Stack>
  );
};
