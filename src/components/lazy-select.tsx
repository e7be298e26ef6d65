import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  ComboboxChevron,
  ComboboxClearButton,
  getOptionsLockup,
  getParsedComboboxData,
  InputBase,
  type Select as MantineSelect,
  type SelectProps,
  type TextInputProps,
} from '@mantine/core';
import { useOverlayParts } from './use-overlay-parts';

type Styling = 'attributes' | 'classNames' | 'styles' | 'variant' | 'vars';

export interface LazySelectProps
  extends
    Omit<TextInputProps, Styling | 'defaultValue' | 'onChange' | 'onKeyDown' | 'value'>,
    Pick<SelectProps, 'allowDeselect' | 'clearable' | 'data'> {
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A select of which there is nothing but the field until it is first opened: its code comes then, too. */
export const LazySelect = (props: LazySelectProps) => {
  const [wanted, setWanted] = useState(false);
  const parts = useOverlayParts(wanted, () => setWanted(false));
  if (parts) return <Opened {...props} Select={parts.Select} wanted={wanted} />;
  return <Closed {...props} wanted={wanted} onWanted={setWanted} />;
};

interface ClosedProps extends LazySelectProps {
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
}

const opening = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

const Closed = ({ wanted, onWanted, data, value, onChange, ...props }: ClosedProps) => {
  const { clearable = false, allowDeselect: _, onBlur, ...field } = props;
  const chosen = value === null ? undefined : getOptionsLockup(getParsedComboboxData(data))[value];
  const open = () => onWanted(!field.disabled);
  return (
    <InputBase
      {...field}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-busy={wanted || undefined}
      value={chosen?.label ?? ''}
      readOnly
      pointer
      rightSectionPointerEvents="none"
      __defaultRightSection={<ComboboxChevron error={field.error} />}
      __clearSection={<ComboboxClearButton onClear={() => onChange(null)} />}
      __clearable={clearable && chosen !== undefined && !field.disabled}
      onClick={open}
      onKeyDown={(event: KeyboardEvent) => {
        if (!opening.includes(event.key)) return;
        event.preventDefault();
        open();
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        onWanted(false);
        onBlur?.(event);
      }}
    />
  );
};

interface OpenedProps extends LazySelectProps {
  Select: typeof MantineSelect;
  /** Whether somebody waits for it to open. */
  wanted: boolean;
}

const Opened = ({ Select, wanted, ...props }: OpenedProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [opens] = useState(wanted);
  // The dropdown is in the page before it opens, as the field refers to it by `aria-controls`.
  useEffect(() => {
    if (!opens) return undefined;
    field.current?.focus();
    const frame = requestAnimationFrame(() => field.current?.click());
    return () => cancelAnimationFrame(frame);
  }, [opens]);
  return <Select {...props} ref={field} comboboxProps={{ keepMounted: true }} />;
};
