import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { listQuery } from './picker-queries';
import { filterOptions, MOST_OPTIONS, type PickerOption, type PickerSource } from './picker-source';

const DEBOUNCE_MS = 250;

interface Wanted {
  /** The typed text. */
  term: string;
  opened: boolean;
  /** Options already known from the record. */
  selected: readonly PickerOption[];
}

/** The list of a picker: loaded on opening, and searched for the typed text. */
export const usePickerOptions = (source: PickerSource, { term, opened, selected }: Wanted) => {
  const onServer = source.filter === 'server';
  const [debounced] = useDebouncedValue(term.trim(), DEBOUNCE_MS);
  // A selected option stays known when the list changes to another term.
  const [chosen, setChosen] = useState<readonly PickerOption[]>([]);

  // A new term leaves the old query without an observer, which aborts its request.
  const query = useQuery({ ...listQuery(source, onServer ? debounced : ''), enabled: opened });
  const { options: loaded = [], partial = false } = query.data ?? {};
  const matching = onServer ? loaded : filterOptions(loaded, term);
  const options = matching.slice(0, MOST_OPTIONS);

  return {
    /** The options to show, and how many more there are. */
    options,
    more: matching.length - options.length,
    /** A server that searches sends one page: an unknown number of further matches may exist. */
    onePage: onServer && (partial || matching.length === MOST_OPTIONS),
    /** The search runs on the client, but the server did not send the whole list. */
    partial: !onServer && partial,
    /** True while there is nothing to show yet, or the options are for an older term. */
    loading: query.isPending || query.isPlaceholderData || (onServer && term.trim() !== debounced),
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
    /** The options whose names need no lookup. */
    known: [...selected, ...chosen],
    /** Remembers the selected option, and returns it. */
    choose: (id: number): PickerOption => {
      const option = options.find(({ value }) => value === id) ?? { value: id, label: '' };
      setChosen((before) => [...before, option]);
      return option;
    },
  };
};

export type PickerOptions = ReturnType<typeof usePickerOptions>;
