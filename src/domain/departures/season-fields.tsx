import { Checkbox, Group, TextInput } from '@mantine/core';
import { NumberInput } from '@/components/inputs/number-input';
import { StatusSwitch } from '@/components/inputs/status-switch';
import { weekdays } from '@/lib/dates/dates';
import type { Offer } from './departures';
import type { SeasonInput } from './season';
import type { Season } from './use-season';

interface SeasonFieldsProps {
  season: Pick<Season<SeasonInput>, 'input' | 'errors' | 'change'>;
}

/** The offer that all departures of a season have. */
export const OfferFields = ({ season: { input, errors, change } }: SeasonFieldsProps) => {
  const set = (changes: Partial<Offer>) => change({ offer: { ...input.offer, ...changes } });
  return (
    <>
      <NumberInput
        label={$localize`Discount percent`}
        unit="%"
        min={0}
        max={100}
        value={input.offer.discount_percent}
        error={errors.discount_percent}
        onChange={(discount_percent) => set({ discount_percent })}
      />
      <TextInput
        label={$localize`Offer title`}
        maxLength={255}
        value={input.offer.offer_title}
        error={errors.offer_title}
        onChange={({ currentTarget }) => set({ offer_title: currentTarget.value })}
      />
      <StatusSwitch
        label={$localize`Status`}
        value={input.offer.status}
        onChange={(status) => set({ status })}
      />
    </>
  );
};

export const WeekdaysField = ({ season: { input, change } }: SeasonFieldsProps) => (
  <Checkbox.Group
    label={$localize`Weekdays`}
    value={input.weekdays}
    onChange={(chosen) => change({ weekdays: chosen })}
  >
    <Group mt={6} gap="md">
      {weekdays.map((name, number) => (
        <Checkbox key={name} value={String(number)} label={name} />
      ))}
    </Group>
  </Checkbox.Group>
);
