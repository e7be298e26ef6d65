import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  ComboboxChevron,
  ComboboxClearButton,
  getOptionsLockup,
  getParsedComboboxData,
  Group,
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

export const optionOf = (data: SelectProps['data'], value: string) =>
  getOptionsLockup(getParsedComboboxData(data))[value];

/** A select of which only the field is rendered until it is first opened; lazy-loads its code. */
export const LazySelect = (props: LazySelectProps) => {
  const [acts, setActs] = useState<readonly string[]>([]);
  const parts = useOverlayParts(acts.length > 0, () => setActs([]));
  if (parts) return <Opened {...props} Select={parts.Select} acts={acts} />;
  return <Closed {...props} wanted={acts.length > 0} onAct={setActs} />;
};

interface ClosedProps extends LazySelectProps {
  wanted: boolean;
  /** Records the keys or click that opened it, and those that followed, to replay them. */
  onAct: (note: (acts: readonly string[]) => readonly string[]) => void;
}

/** The width of a clear button with a chevron, more for touch targets. */
export const clearableWidth = 'var(--clearable-width, 3.125rem)';

const CLICK = 'click';
const opening = ['ArrowDown', 'ArrowUp', 'Enter', 'NumpadEnter', 'Space'];

const Closed = ({ wanted, onAct, data, value, onChange, ...props }: ClosedProps) => {
  const { clearable = false, allowDeselect: _, onBlur, ...field } = props;
  const chosen = value === null ? undefined : optionOf(data, value);
  const canClear = clearable && chosen !== undefined && !field.disabled;
  const note = (act: string) => {
    if (!field.disabled) onAct((acts) => [...acts, act]);
  };
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
      rightSection={
        <Group gap={2} wrap="nowrap" pe={canClear ? 8 : 0}>
          {canClear && <ComboboxClearButton onClear={() => onChange(null)} />}
          <ComboboxChevron error={field.error} />
        </Group>
      }
      rightSectionWidth={canClear ? clearableWidth : undefined}
      onClick={() => note(CLICK)}
      onKeyDown={(event: KeyboardEvent) => {
        if (!opening.includes(event.code)) return;
        event.preventDefault();
        note(event.code);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        onAct(() => []);
        onBlur?.(event);
      }}
    />
  );
};

interface OpenedProps extends LazySelectProps {
  Select: typeof MantineSelect;
  acts: readonly string[];
}

const Opened = ({ Select, acts, ...props }: OpenedProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [held] = useState(acts);
  // The dropdown is mounted before it opens, since the field refers to it by `aria-controls`.
  useEffect(() => {
    if (held.length === 0) return undefined;
    field.current?.focus();
    let frame = 0;
    const act = ([first, ...rest]: readonly string[]) => {
      if (first === undefined) return;
      frame = requestAnimationFrame(() => {
        if (first === CLICK) field.current?.click();
        else field.current?.dispatchEvent(new KeyboardEvent('keydown', { code: first, bubbles: true }));
        act(rest);
      });
    };
    act(held);
    return () => cancelAnimationFrame(frame);
  }, [held]);
  return <Select {...props} ref={field} comboboxProps={{ keepMounted: true }} />;
};
