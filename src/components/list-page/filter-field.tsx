import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useDropdownMount } from '@/components/inputs/use-dropdown-mount';
import { loadChunk } from '@/lib/chunk';
import { recordId } from '@/lib/record-id';
import type { Filter } from './filter';

interface FilterFieldProps {
  filter: Filter<Record<string, string>>;
  /** What the URL has now. */
  value: string;
  onChange: (value: string | undefined, replace: boolean) => void;
}

// Few lists filter by another record; the others need not load the picker.
const AsyncPicker = lazy(async () => ({
  default: (await loadChunk(() => import('@/components/pickers/async-picker'))).AsyncPicker,
}));

type SelectFilter = Extract<Filter<Record<string, string>>, { kind: 'select' }>;

const debounceMs = 300;

const TextFilterField = ({ filter, value, onChange }: FilterFieldProps) => {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const [moves, setMoves] = useState(0);
  const send = useDebouncedCallback((text: string) => {
    setSent(text);
    onChange(text || undefined, value !== '' && text !== '');
  }, debounceMs);
  // The URL may change by other ways than this field; its own text coming back must not undo what was typed since.
  if (seen !== value) {
    setSeen(value);
    if (value !== sent) {
      setTyped(value);
      setSent(value);
      setMoves(moves + 1);
    }
  }
  const cancel = useEffectEvent(() => {
    send.cancel();
  });
  useEffect(() => {
    cancel();
  }, [moves]);

  return (
    <TextInput
      label={filter.label}
      type="search"
      inputMode={filter.kind === 'numeric' ? 'numeric' : 'search'}
      value={typed}
      maxLength={255}
      onChange={({ currentTarget }) => {
        const text =
          filter.kind === 'numeric'
            ? currentTarget.value.replace(/\D/g, '').slice(0, 15)
            : currentTarget.value;
        setTyped(text);
        send(text);
      }}
    />
  );
};

const SelectFilterField = ({ filter, value, onChange }: FilterFieldProps & { filter: SelectFilter }) => {
  const { keepMounted, onEnter } = useDropdownMount();
  return (
    <Select
      label={filter.label}
      placeholder="Any"
      data={filter.options}
      value={value || null}
      clearable
      comboboxProps={{ keepMounted }}
      onFocus={onEnter}
      onChange={(chosen) => {
        onChange(chosen ?? undefined, false);
      }}
    />
  );
};

/** The field of one filter, in step with the URL. */
export const FilterField = (props: FilterFieldProps) => {
  const { filter, value, onChange } = props;
  if (filter.kind === 'picker') {
    return (
      <Suspense fallback={<TextInput label={filter.label} placeholder="Any" disabled />}>
        <AsyncPicker
          label={filter.label}
          placeholder="Any"
          source={filter.source}
          value={recordId(value)}
          onChange={(chosen) => {
            onChange(chosen === null ? undefined : String(chosen), false);
          }}
        />
      </Suspense>
    );
  }
  if (filter.kind !== 'select') return <TextFilterField {...props} />;
  return <SelectFilterField {...props} filter={filter} />;
};
