import { Checkbox, Select, Stack } from '@mantine/core';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { DimmedText } from '@/components/text/dimmed-text';
import { SectionGate } from '@/features/packages/children/section-gate';
import { useGetPackage } from '@/generated/api/packages/packages';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { packagePicker } from '@/resources/pickers';
import { type Day, newDay } from './days';
import classes from './itinerary.module.css';
import { savedDays } from './itinerary-values';
import type { SavedDay } from './plan';
import { dayName } from './words';

interface ChosenDaysProps {
  packageId: number;
  chosen: readonly SavedDay[];
  /** Called with the selected days, in order. */
  onChange: (days: readonly SavedDay[]) => void;
}

/** The days of another package to choose from. */
const ChosenDays = ({ packageId, chosen, onChange }: ChosenDaysProps) => {
  const query = useGetPackage(packageId);
  return (
    <SectionGate what={$localize`the package’s days`} query={query}>
      {({ data }) => {
        const all = savedDays(data);
        const ids = new Set(chosen.map(({ id }) => id));
        const choose = (wanted: ReadonlySet<number>) => onChange(all.filter(({ id }) => wanted.has(id)));
        if (all.length === 0)
          return <DimmedText>{$localize`This package has no itinerary days.`}</DimmedText>;
        return (
          <Stack gap="xs" role="group" aria-label={$localize`Days to copy`}>
            <Checkbox
              label={$localize`All ${formatCount(all.length)}:all: days`}
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
                  label={$localize`Day ${formatCount(index + 1)}:index:: ${dayName(day, index)}:dayName:`}
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
export const CopyDays = ({ days, copy, onChange, onCopy, onDismiss }: CopyDaysProps) => {
  const { packageId, chosen, at = String(days.length) } = copy;
  return (
    <Stack>
      <AsyncPicker
        source={packagePicker}
        label={$localize`Package`}
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
        label={$localize`Insert`}
        allowDeselect={false}
        data={[
          ...days.map((day, index) => ({
            value: String(index),
            label: $localize`Before day ${formatCount(index + 1)}:index:: ${dayName(day, index)}:dayName:`,
          })),
          {
            value: String(days.length),
            label: days.length === 0 ? $localize`As the first days` : $localize`After the last day`,
          },
        ]}
        value={at}
        onChange={(value) => onChange({ ...copy, at: value ?? at })}
      />
      <DialogButtons
        confirm={plural(chosen.length, { one: $localize`Copy # day`, other: $localize`Copy # days` })}
        disabled={chosen.length === 0}
        onConfirm={() => onCopy(Number(at), chosen.map(newDay))}
        onCancel={onDismiss}
      />
    </Stack>
  );
};
