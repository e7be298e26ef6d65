import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { numberName } from '@/lib/record-name';
import { filterOptions, MOST_OPTIONS, type PickerOption, type PickerSource } from './picker-source';

const DEBOUNCE_MS = 250;
const STALE_MS = 60_000;

interface Wanted {
  /** What is typed. */
  term: string;
  opened: boolean;
  /** The chosen ids. */
  values: readonly number[];
  /** Choices that are known already, from the record. */
  selected: readonly PickerOption[];
}

const listOptions = (source: PickerSource, term: string) =>
  queryOptions({
    queryKey: [...source.queryKey, 'picker', term],
    queryFn: ({ signal }) => source.load(term, signal),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });

/** The list of a picker: loaded when it is opened, or when a chosen value has no name yet. */
export function usePickerOptions(source: PickerSource, { term, opened, values, selected }: Wanted) {
  const onServer = source.filter === 'server';
  const [debounced] = useDebouncedValue(term.trim(), DEBOUNCE_MS);
  const asked = onServer ? debounced : '';
  // A choice stays known when the list moves on to another term.
  const [chosen, setChosen] = useState<readonly PickerOption[]>([]);
  const known = [...selected, ...chosen];
  const nameless = values.some((value) => !known.some((option) => option.value === value));

  const query = useQuery({ ...listOptions(source, asked), enabled: opened || nameless });
  const loaded = query.data ?? [];
  const matching = onServer ? loaded : filterOptions(loaded, term);

  return {
    /** The choices to show, and how many more there are. */
    options: matching.slice(0, MOST_OPTIONS),
    more: Math.max(0, matching.length - MOST_OPTIONS),
    /** True while there is nothing to show yet, or what is shown answers an older term. */
    loading: query.isPending || query.isPlaceholderData || (onServer && term.trim() !== debounced),
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
    /** The option of an id, with its number for a label while its name is unknown. */
    optionOf: (value: number): PickerOption =>
      [...known, ...loaded].find((option) => option.value === value) ?? { value, label: numberName(value) },
    remember: (option: PickerOption) => setChosen((before) => [...before, option]),
  };
}

/**
 * Names a chosen id without showing a list, which is loaded for it unless it is there already: the number until then.
 */
export function usePickedName(source: PickerSource, id: number): string {
  const values = Number.isSafeInteger(id) ? [id] : [];
  return usePickerOptions(source, { term: '', opened: false, values, selected: [] }).optionOf(id).label;
}

export type PickerOptions = ReturnType<typeof usePickerOptions>;
