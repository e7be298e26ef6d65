import { useRef, useState } from 'react';
import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import type { FieldProps } from '@/components/inputs/field-props';
import { PickerDropdown } from './picker-dropdown';
import type { PickerOption, PickerSource } from './picker-source';
import { usePickerKeys } from './use-picker-keys';
import { usePickerOptions } from './use-picker-options';
import classes from './pickers.module.css';

/** What a concrete picker takes: everything but its source. */
export interface MultiPickerProps extends FieldProps {
  /** The ids of the chosen records, in the order in which they were chosen. */
  value: readonly number[] | null | undefined;
  onChange: (value: number[]) => void;
  /** The chosen options as the record tells them, so that their names show before any list is loaded. */
  selected?: readonly PickerOption[];
  placeholder?: string;
}

/** Chooses any number of records out of a list that is loaded when it is opened and searched while typing. */
export const AsyncMultiPicker = ({
  source,
  value,
  onChange,
  selected = [],
  placeholder = 'Type to search',
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
  const list = usePickerOptions(source, { term, opened: combobox.dropdownOpened, values, selected });
  const keys = usePickerKeys({ combobox, list, term, values });

  const remove = (id: number) => {
    onChange(values.filter((other) => other !== id));
    input.current?.focus();
  };
  const toggle = (id: string) => {
    const option = list.optionOf(Number(id));
    setTerm('');
    if (values.includes(option.value)) remove(option.value);
    else {
      list.remember(option);
      onChange([...values, option.value]);
    }
  };
  const clear = (
    <Combobox.ClearButton
      aria-label={`Clear ${field.label}`}
      aria-hidden={false}
      tabIndex={0}
      onClear={() => {
        onChange([]);
        input.current?.focus();
      }}
    />
  );

  return (
    <Combobox store={combobox} onOptionSubmit={toggle}>
      <Combobox.DropdownTarget>
        <PillsInput
          {...field}
          pointer
          classNames={field.disabled ? { input: classes.disabled } : undefined}
          __clearSection={clear}
          __clearable={values.length > 0 && !field.disabled}
          __defaultRightSection={<Combobox.Chevron />}
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            {values.map((id) => {
              const { label } = list.optionOf(id);
              return (
                <Pill
                  key={id}
                  withRemoveButton={!field.disabled}
                  onRemove={() => remove(id)}
                  removeButtonProps={{ 'aria-label': `Remove ${label}`, tabIndex: 0, 'aria-hidden': false }}
                >
                  {label}
                </Pill>
              );
            })}
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                ref={input}
                data-path={dataPath}
                placeholder={values.length === 0 ? placeholder : undefined}
                spellCheck={false}
                value={term}
                onChange={({ currentTarget }) => {
                  setTerm(currentTarget.value);
                  combobox.openDropdown();
                  combobox.resetSelectedOption();
                }}
                onFocus={onFocus}
                onBlur={(event) => {
                  if (keys.staysInside(event.relatedTarget)) return;
                  combobox.closeDropdown();
                  onBlur?.(event);
                }}
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
      <PickerDropdown
        label={field.label}
        term={term}
        list={list}
        values={values}
        retryRef={keys.retryRef}
        onRetry={() => {
          list.retry();
          input.current?.focus();
        }}
      />
    </Combobox>
  );
};
