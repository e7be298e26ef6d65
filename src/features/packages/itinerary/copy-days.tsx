import { useState } from 'react';
import { Button, Checkbox, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { SectionGate } from '@/components/detail-page/section-gate';
import { PackagePicker } from '@/components/pickers/package-picker';
import { useGetPackage } from '@/generated/api/packages/packages';
import { newDay, type Day } from './days';
import classes from './itinerary.module.css';
import { savedDays } from './itinerary-values';
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
      <PackagePicker
        label="Package"
        value={packageId}
        onChange={(id) => {
          setPackageId(id);
          setChosen([]);
        }}
      />
      {packageId !== null && (
        <DaysOf key={packageId} packageId={packageId} chosen={chosen} onChange={setChosen} />
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
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            onCopy(Number(at), chosen.map(newDay));
            onClose();
          }}
        >
          {chosen.length === 1 ? 'Copy 1 day' : `Copy ${chosen.length} days`}
        </Button>
      </Group>
    </Stack>
  );
};

interface DaysOfProps {
  packageId: number;
  chosen: readonly SavedDay[];
  /** Gets the chosen days in their order. */
  onChange: (days: readonly SavedDay[]) => void;
}

const DaysOf = ({ packageId, chosen, onChange }: DaysOfProps) => {
  const query = useGetPackage(packageId);
  return (
    <SectionGate what="the package’s days" query={query}>
      {({ data }) => {
        const all = savedDays(data);
        const ids = new Set(chosen.map(({ id }) => id));
        const choose = (wanted: ReadonlySet<number>) => onChange(all.filter(({ id }) => wanted.has(id)));
        if (all.length === 0)
          return (
            <Text size="sm" c="dimmed">
              This package has no itinerary days.
            </Text>
          );
        return (
          <Stack gap="xs" role="group" aria-label="Days to copy">
            <Checkbox
              label={`All ${all.length} days`}
              checked={ids.size === all.length}
              indeterminate={ids.size > 0 && ids.size < all.length}
              onChange={(event) =>
                choose(new Set(event.currentTarget.checked ? all.map(({ id }) => id) : []))
              }
            />
            <div className={classes.choices}>
              {all.map((day, index) => (
                <Checkbox
                  key={day.id}
                  label={`Day ${index + 1}: ${dayName(day, index)}`}
                  description={[day.duration, day.accommodation].filter(Boolean).join(' · ') || undefined}
                  checked={ids.has(day.id)}
                  onChange={(event) =>
                    choose(
                      event.currentTarget.checked
                        ? new Set([...ids, day.id])
                        : new Set([...ids].filter((id) => id !== day.id)),
                    )
                  }
                />
              ))}
            </div>
          </Stack>
        );
      }}
    </SectionGate>
  );
};
