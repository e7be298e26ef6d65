import { useRef, useState } from 'react';
import { Combobox, InputBase, useCombobox } from '@mantine/core';
import type { FieldProps } from '@/components/inputs/field-props';
import { clearableWidth } from '@/components/overlays/lazy-select';
import { PickerDropdown } from './picker-dropdown';
import { PickerSection } from './picker-section';
import type { PickerOption, PickerSource } from './picker-source';
import { usePickedOption } from './use-picked-option';
import { usePickerKeys } from './use-picker-keys';
import { usePickerOptions } from './use-picker-options';

/** What a concrete picker takes: everything but its source. */
export interface PickerProps extends FieldProps {
  /** The id of the selected record, or null. */
  value: number | null | undefined;
  /** Receives the id, and the option if one was selected. */
  onChange: (value: number | null, option?: PickerOption) => void;
  /** The selected option from the record, so that its name shows before a list is loaded. */
  selected?: PickerOption | null;
  placeholder?: string;
}

/** Selects one record from a list that is loaded on opening and searched while typing. */
export const AsyncPicker = ({
  source,
  value,
  onChange,
  selected,
  placeholder = $localize`Type to search`,
  onFocus,
  onBlur,
  ...field
}: PickerProps & { source: PickerSource }) => {
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // Mounted on first focus, since the dropdown costs more than the field; it must be mounted before it opens, as the
  // field refers to it by `aria-controls`.
  const [entered, setEntered] = useState(false);
  const combobox = useCombobox({
    onDropdownClose: () => {
      setTyped(undefined);
      combobox.resetSelectedOption();
    },
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }),
  });
  const values = value === null || value === undefined ? [] : [value];
  const term = typed ?? '';
  const list = usePickerOptions(source, {
    term,
    opened: combobox.dropdownOpened,
    selected: selected ? [selected] : [],
  });
  const keys = usePickerKeys({ combobox, list, term, values, input, onBlur });
  const chosen = usePickedOption(source, value, list.known);

  const choose = (id: string) => {
    const option = list.choose(Number(id));
    onChange(option.value, option);
    combobox.closeDropdown();
  };
  const clearable = chosen !== undefined && !field.disabled;
  const clear = () => {
    onChange(null);
    combobox.closeDropdown();
    input.current?.focus();
  };

  return (
    <Combobox store={combobox} keepMounted={entered} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...field}
          error={keys.notChosen ?? field.error}
          rightSection={<PickerSection label={field.label} clearable={clearable} onClear={clear} />}
          rightSectionWidth={clearable ? clearableWidth : undefined}
          ref={input}
          placeholder={placeholder}
          value={typed ?? chosen?.label ?? ''}
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onClick={({ currentTarget }) => {
            // The next keystroke starts a new search.
            if (!combobox.dropdownOpened) currentTarget.select();
            combobox.openDropdown();
          }}
          onKeyDown={keys.onKeyDown}
          onFocus={(event) => {
            setEntered(true);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            // What was emptied by keys and left is cleared; Escape takes it back.
            if (clearable && typed?.trim() === '') onChange(null);
            keys.onBlur(event);
          }}
        />
      </Combobox.Target>
      <PickerDropdown label={field.label} {...keys.dropdown} />
    </Combobox>
  );
};
