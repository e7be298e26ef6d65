import { useId, useRef, useState } from 'react';
import { ActionIcon, Button, Collapse, Fieldset, Stack } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { TextField } from '@/components/fields/fields';
import type { Bound } from '@/components/fields/use-field';
import { AsyncPicker } from '@/components/pickers/async-picker';
import type { PickerOption } from '@/components/pickers/picker-source';
import { labelIn } from '@/lib/records/fields';
import { countryPicker, placesIn } from '@/resources/pickers';

const levels = [$localize`Country`, $localize`State`, $localize`City`];

interface LocationPickerProps {
  /** The purpose of the location: "Start location". */
  label: string;
  /** Receives the location as text, narrowest part first: "Pokhara, Gandaki, Nepal". */
  onPick: (place: string) => void;
}

/** Selects a location by country, state and city, each depending on the previous one. */
const LocationPicker = ({ label, onPick }: LocationPickerProps) => {
  /** Country first. */
  const [chosen, setChosen] = useState<PickerOption[]>([]);
  const place = chosen.map((part) => part.label).reverse();
  return (
    <Fieldset legend={$localize`Find the ${label.toLowerCase()}:label:`} p="sm">
      <Stack gap="sm">
        {levels.slice(0, chosen.length + 1).map((level, index) => {
          const parent = chosen[index - 1];
          return (
            <AsyncPicker
              key={`${level} ${String(parent?.value)}`}
              label={level}
              source={parent ? placesIn(parent.value) : countryPicker}
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
        {place.length === 0 ? $localize`Use this place` : $localize`Use “${place.join(', ')}:place:”`}
      </Button>
    </Fieldset>
  );
};

/** A location as text, typed or selected by country, state and city. */
export const LocationField = <Values extends object>(props: Bound<Values>) => {
  const { form, name } = props;
  const label = labelIn(form.described, name);
  const [opened, setOpened] = useState(false);
  const id = useId();
  const finder = useRef<HTMLButtonElement>(null);
  const toggleLabel = $localize`Find the ${label.toLowerCase()}:label:`;
  return (
    <div>
      <TextField
        {...props}
        rightSection={
          <ActionIcon
            ref={finder}
            size="sm"
            aria-label={toggleLabel}
            data-hint={toggleLabel}
            aria-expanded={opened}
            aria-controls={id}
            onClick={() => setOpened(!opened)}
          >
            <IconMapSearch size={16} />
          </ActionIcon>
        }
      />
      <Collapse id={id} expanded={opened} mt="xs">
        {opened && (
          <LocationPicker
            label={label}
            onPick={(place) => {
              form.fields.setFieldValue(name, place as never);
              setOpened(false);
              finder.current?.focus();
            }}
          />
        )}
      </Collapse>
    </div>
  );
};
