import { useId, useRef, useState } from 'react';
import { ActionIcon, Collapse } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { TextField } from '@/components/fields/fields';
import type { Bound } from '@/components/fields/use-field';
import { labelIn } from '@/lib/records/fields';
import { LocationPicker } from './location-picker';

/** A location as text, typed or selected by country, state and city. */
export const LocationField = <Values extends object>(props: Bound<Values>) => {
  const { form, name } = props;
  const label = labelIn(form.described, name);
  const [opened, setOpened] = useState(false);
  const id = useId();
  const finder = useRef<HTMLButtonElement>(null);
  const toggleLabel = `Find the ${label.toLowerCase()}`;
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
