import { useState } from 'react';
import { Modal, Select, Stack } from '@mantine/core';
import { DialogButtons } from '@/components/dialog-buttons';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { packages } from '@/components/pickers/sources';
import { plural } from '@/lib/plural';
import { ChosenDays } from './chosen-days';
import { type Day, newDay } from './days';
import type { SavedDay } from './plan';
import { dayName } from './words';

interface CopyDaysProps {
  /** The days among which the copies come. */
  days: readonly Day[];
  onClose: () => void;
  onCopy: (at: number, copies: readonly Day[]) => void;
}

/** Asks for a package, for some of its days, and for the place where copies of them come. */
export const CopyDays = ({ opened, ...props }: CopyDaysProps & { opened: boolean }) => (
  <Modal
    opened={opened}
    onClose={props.onClose}
    title="Copy days from another package"
    size="lg"
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <Fields {...props} />
  </Modal>
);

const Fields = ({ days, onClose, onCopy }: CopyDaysProps) => {
  const [packageId, setPackageId] = useState<number | null>(null);
  const [chosen, setChosen] = useState<readonly SavedDay[]>([]);
  const [at, setAt] = useState(String(days.length));
  return (
    <Stack>
      <AsyncPicker
        source={packages}
        label="Package"
        value={packageId}
        onChange={(id) => {
          setPackageId(id);
          setChosen([]);
        }}
      />
      {packageId !== null && (
        <ChosenDays key={packageId} packageId={packageId} chosen={chosen} onChange={setChosen} />
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
        onChange={(value) => setAt(value ?? at)}
      />
      <DialogButtons
        verb={plural(chosen.length, { one: 'Copy # day', other: 'Copy # days' })}
        disabled={chosen.length === 0}
        onVerb={() => {
          onCopy(Number(at), chosen.map(newDay));
          onClose();
        }}
        onWayOut={onClose}
      />
    </Stack>
  );
};
