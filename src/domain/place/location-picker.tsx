import { useState } from 'react';
import { Button, Fieldset, Stack } from '@mantine/core';
import { AsyncPicker } from '@/components/pickers/async-picker';
import type { PickerOption } from '@/components/pickers/picker-source';
import { countries, placesIn } from '@/resources/pickers';

const levels = ['Country', 'State', 'City'];

interface LocationPickerProps {
  /** The purpose of the location: "Start location". */
  label: string;
  /** Receives the location as text, narrowest part first: "Pokhara, Gandaki, Nepal". */
  onPick: (place: string) => void;
}

/** Selects a location by country, state and city, each depending on the previous one. */
export const LocationPicker = ({ label, onPick }: LocationPickerProps) => {
  /** Country first. */
  const [chosen, setChosen] = useState<PickerOption[]>([]);
  const place = chosen.map((part) => part.label).reverse();
  return (
    <Fieldset legend={`Find the ${label.toLowerCase()}`} p="sm">
      <Stack gap="sm">
        {levels.slice(0, chosen.length + 1).map((level, index) => {
          const parent = chosen[index - 1];
          return (
            <AsyncPicker
              key={`${level} ${String(parent?.value)}`}
              label={level}
              source={parent ? placesIn(parent.value) : countries}
              value={chosen[index]?.value}
              selected={chosen[index] ?? null}
              onChange={(_id, part) => setChosen([...chosen.slice(0, index), ...(part ? [part] : [])])}
            />
          );
        })}
      </Stack>
      <Button
        mt="sm"
        size="xs"
        variant="default"
        disabled={place.length === 0}
        onClick={() => onPick(place.join(', '))}
      >
        {place.length === 0 ? 'Use this place' : `Use “${place.join(', ')}”`}
      </Button>
    </Fieldset>
  );
};
