import { useEffect, useEffectEvent, useState } from 'react';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useIsHere } from '@/components/hooks/use-is-here';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { LazySelect } from '@/components/overlays/lazy-select';
import type { PickerSource } from '@/components/pickers/picker-source';
import type { ListFilter } from '@/lib/lists/list-search';
import { parseRecordId } from '@/lib/records/record-id';
import { latinDigits, soughtText } from '@/lib/text/digits';
import type { FilterOptions } from './filter-options';

interface FilterFieldProps {
  filter: ListFilter;
  /** The current value in the URL. */
  value: string;
  onChange: (value: string | undefined, replace: boolean) => void;
}

const debounceMs = 300;

/** The typed id, `''` if empty; undefined for an invalid id. */
const idIn = (text: string): string | undefined => {
  const id = latinDigits(text)
    .trim()
    .replace(/^#|,(?=(?:\d{3})+$)/g, '');
  return id === '' || parseRecordId(id) !== undefined ? id : undefined;
};

const TextFilterField = ({ filter, value, onChange }: FilterFieldProps) => {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const [moves, setMoves] = useState(0);
  const read = (text: string) => (filter.kind === 'text' ? soughtText(text) : idIn(text));
  const isHere = useIsHere();
  const send = useDebouncedCallback(
    (text: string) => {
      if (!isHere()) return;
      setSent(text);
      if (text === value) return;
      onChange(text || undefined, value !== '' && text !== '');
    },
    // A filter sheet may be closed before the delay ends.
    { delay: debounceMs, flushOnUnmount: true },
  );
  // The URL can change from elsewhere; this field's own debounced text must not overwrite newer input.
  if (seen !== value) {
    setSeen(value);
    if (value !== sent) {
      setTyped(value);
      setSent(value);
      setMoves(moves + 1);
    }
  }
  const cancel = useEffectEvent(() => send.cancel());
  useEffect(() => cancel(), [moves]);

  return (
    <TextInput
      label={filter.label}
      type="search"
      inputMode={filter.kind === 'text' ? 'search' : 'numeric'}
      value={typed}
      error={read(typed) === undefined && $localize`Enter a whole number.`}
      maxLength={255}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = read(currentTarget.value);
        if (next === undefined) send.cancel();
        else send(next);
      }}
    />
  );
};

const SelectFilterField = (props: FilterFieldProps & { options: FilterOptions }) => {
  const { filter, options, value, onChange } = props;
  return (
    <LazySelect
      label={filter.label}
      placeholder={$localize`Any`}
      data={options}
      value={value || null}
      clearable
      onChange={(chosen) => onChange(chosen ?? undefined, false)}
    />
  );
};

/** Few lists filter by another record; the others need not load the picker. */
const RecordFilterField = (props: FilterFieldProps & { source: PickerSource }) => {
  const { filter, source, value, onChange } = props;
  const picker = useChunk(() => import('@/components/pickers/async-picker'));
  if (picker.state === 'failed')
    return (
      <ChunkLost
        chunk={picker}
      >{$localize`The filter “${filter.label}:label:” could not be loaded.`}</ChunkLost>
    );
  if (picker.state === 'loading')
    return <TextInput label={filter.label} placeholder={$localize`Any`} disabled />;
  return (
    <picker.module.AsyncPicker
      label={filter.label}
      placeholder={$localize`Any`}
      source={source}
      value={parseRecordId(value)}
      onChange={(chosen) => onChange(chosen === null ? undefined : String(chosen), false)}
    />
  );
};

interface AnyFilterFieldProps extends FilterFieldProps {
  source: PickerSource | undefined;
  options: FilterOptions | undefined;
}

/** The field of one filter, synchronised with the URL; without a source of records or options it is typed. */
export const FilterField = ({ source, options, ...props }: AnyFilterFieldProps) => {
  if (source) return <RecordFilterField {...props} source={source} />;
  return options ? <SelectFilterField {...props} options={options} /> : <TextFilterField {...props} />;
};
