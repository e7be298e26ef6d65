import { useRef, useState } from 'react';
import { Combobox, InputBase, useCombobox } from '@mantine/core';
import type { FieldProps } from '@/components/inputs/field-props';
import { useDropdownMount } from '@/components/inputs/use-dropdown-mount';
import { PickerDropdown } from './picker-dropdown';
import type { PickerOption, PickerSource } from './picker-source';
import { usePickerKeys } from './use-picker-keys';
import { usePickerOptions } from './use-picker-options';

/** What a concrete picker takes: everything but its source. */
export interface PickerProps extends FieldProps {
  /** The id of the chosen record, or nothing. */
  value: number | null | undefined;
  /** Gets the id, and with a choice the option it came from. */
  onChange: (value: number | null, option?: PickerOption) => void;
  /** The chosen option as the record tells it, so that its name shows before any list is loaded. */
  selected?: PickerOption | null;
  placeholder?: string;
}

/** Chooses one record out of a list that is loaded when it is opened and searched while typing. */
export const AsyncPicker = ({
  source,
  value,
  onChange,
  selected,
  placeholder = 'Type to search',
  onFocus,
  onBlur,
  ...field
}: PickerProps & { source: PickerSource }) => {
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useDropdownMount();
  const combobox = useCombobox({
    onDropdownClose: () => {
      setTyped(undefined);
      combobox.resetSelectedOption();
    },
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }),
  });
  const values = value === null || value === undefined ? [] : [value];
  const list = usePickerOptions(source, {
    term: typed ?? '',
    opened: combobox.dropdownOpened,
    values,
    selected: selected ? [selected] : [],
  });
  const keys = usePickerKeys({ combobox, list, term: typed ?? '', values });
  const chosen = values.map(list.optionOf).at(0);

  const choose = (id: string) => {
    const option = list.optionOf(Number(id));
    list.remember(option);
    onChange(option.value, option);
    combobox.closeDropdown();
  };
  const clear = (
    <Combobox.ClearButton
      aria-label={`Clear ${field.label}`}
      aria-hidden={false}
      tabIndex={0}
      onClear={() => {
        onChange(null);
        combobox.closeDropdown();
        input.current?.focus();
      }}
    />
  );

  return (
    <Combobox store={combobox} keepMounted={dropdown.keepMounted} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...field}
          ref={input}
          placeholder={placeholder}
          value={typed ?? chosen?.label ?? ''}
          spellCheck={false}
          __clearSection={clear}
          __clearable={chosen !== undefined && !field.disabled}
          __defaultRightSection={<Combobox.Chevron />}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onClick={() => combobox.openDropdown()}
          onKeyDown={keys.onKeyDown}
          onFocus={(event) => {
            dropdown.onEnter();
            onFocus?.(event);
          }}
          onBlur={(event) => {
            if (keys.staysInside(event.relatedTarget)) return;
            combobox.closeDropdown();
            onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <PickerDropdown
        label={field.label}
        term={typed ?? ''}
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
