import { Checkbox, Stack } from '@mantine/core';
import { Quiet } from '@/components/text/quiet';
import { SectionGate } from '@/features/packages/children/section-gate';
import { useGetPackage } from '@/generated/api/packages/packages';
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
export const ChosenDays = ({ packageId, chosen, onChange }: ChosenDaysProps) => {
  const query = useGetPackage(packageId);
  return (
    <SectionGate what="the package’s days" query={query}>
      {({ data }) => {
        const all = savedDays(data);
        const ids = new Set(chosen.map(({ id }) => id));
        const choose = (wanted: ReadonlySet<number>) => onChange(all.filter(({ id }) => wanted.has(id)));
        if (all.length === 0) return <Quiet>This package has no itinerary days.</Quiet>;
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
