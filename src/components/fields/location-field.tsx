import { useId, useRef, useState } from 'react';
import { ActionIcon, Collapse, TextInput, Tooltip } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { LocationPicker } from '@/components/pickers/location-picker';
import { type Bound, useInputField } from './use-field';

/** A place as text, typed or found by country, state and city. */
export const LocationField = <Values extends object>(props: Bound<Values> & { label: string }) => {
  const { form, name, aliases, label } = props;
  const [key, field] = useInputField({ form, name, aliases, label });
  const [opened, setOpened] = useState(false);
  const id = useId();
  const finder = useRef<HTMLButtonElement>(null);
  const toggleLabel = `Find the ${label.toLowerCase()}`;
  return (
    <div>
      <TextInput
        key={key}
        {...field}
        label={label}
        maxLength={255}
        rightSection={
          <Tooltip label={toggleLabel}>
            <ActionIcon
              ref={finder}
              size="sm"
              aria-label={toggleLabel}
              aria-expanded={opened}
              aria-controls={id}
              onClick={() => setOpened(!opened)}
            >
              <IconMapSearch size={16} />
            </ActionIcon>
          </Tooltip>
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
