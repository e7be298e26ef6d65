import { useRef, useState } from 'react';
import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import type { FieldProps } from '@/components/inputs/field-props';
import { RemovablePill } from '@/components/inputs/removable-pill';
import { clearableWidth } from '@/components/overlays/lazy-select';
import { PickerDropdown } from './picker-dropdown';
import { PickerSection } from './picker-section';
import type { PickerOption, PickerSource } from './picker-source';
import { usePickedOption } from './use-picked-option';
import { usePickerKeys } from './use-picker-keys';
import { usePickerOptions } from './use-picker-options';

interface PickedPillProps {
  source: PickerSource;
  id: number;
  known: readonly PickerOption[];
  disabled: boolean | undefined;
  onRemove: () => void;
}

/** One of the selected records, by name. */
const PickedPill = ({ source, id, known, disabled, onRemove }: PickedPillProps) => {
  const label = usePickedOption(source, id, known)?.label ?? String(id);
  return <RemovablePill label={label} disabled={disabled} onRemove={onRemove} />;
};

/** What a concrete picker takes: everything but its source. */
export interface MultiPickerProps extends FieldProps {
  /** The ids of the selected records, in order of selection. */
  value: readonly number[] | null | undefined;
  onChange: (value: number[]) => void;
  /** The selected options from the record, so that their names show before a list is loaded. */
  selected?: readonly PickerOption[];
}

/** Selects any number of records from a list that is loaded on opening and searched while typing. */
export const AsyncMultiPicker = ({
  source,
  value,
  onChange,
  selected = [],
  onFocus,
  onBlur,
  'data-path': dataPath,
  ...field
}: MultiPickerProps & { source: PickerSource }) => {
  const [term, setTerm] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({
    onDropdownClose: () => {
      setTerm('');
      combobox.resetSelectedOption();
    },
  });
  const values = value ?? [];
  const list = usePickerOptions(source, { term, opened: combobox.dropdownOpened, selected });
  const keys = usePickerKeys({ combobox, list, term, values, input, onBlur });

  const remove = (id: number) => {
    onChange(values.filter((other) => other !== id));
    input.current?.focus();
  };
  const toggle = (id: string) => {
    setTerm('');
    if (values.includes(Number(id))) remove(Number(id));
    else onChange([...values, list.choose(Number(id)).value]);
  };
  const clearable = values.length > 0 && !field.disabled;
  const clear = () => {
    onChange([]);
    input.current?.focus();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={toggle}>
      <Combobox.DropdownTarget>
        <PillsInput
          {...field}
          error={keys.notChosen ?? field.error}
          rightSection={<PickerSection label={field.label} clearable={clearable} onClear={clear} />}
          rightSectionWidth={clearable ? clearableWidth : undefined}
          pointer
          // A disabled field is faded; its values must stay readable.
          styles={field.disabled ? { input: { opacity: 1 } } : undefined}
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            {values.map((id) => (
              <PickedPill
                key={id}
                source={source}
                id={id}
                known={list.known}
                disabled={field.disabled}
                onRemove={() => remove(id)}
              />
            ))}
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                ref={input}
                data-path={dataPath}
                placeholder={values.length === 0 ? $localize`Type to search` : undefined}
                spellCheck={false}
                value={term}
                onChange={({ currentTarget }) => {
                  setTerm(currentTarget.value);
                  combobox.openDropdown();
                  combobox.resetSelectedOption();
                }}
                onFocus={onFocus}
                onBlur={keys.onBlur}
                onKeyDown={(event) => {
                  keys.onKeyDown(event);
                  const last = values.at(-1);
                  if (event.key === 'Backspace' && term === '' && last !== undefined) {
                    event.preventDefault();
                    remove(last);
                  }
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <PickerDropdown label={field.label} {...keys.dropdown} />
    </Combobox>
  );
};
