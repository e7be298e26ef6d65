import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { listQuery } from './picker-queries';
import { filterOptions, MOST_OPTIONS, type PickerOption, type PickerSource } from './picker-source';

const DEBOUNCE_MS = 250;

interface Wanted {
  /** What is typed. */
  term: string;
  opened: boolean;
  /** Choices that are known already, from the record. */
  selected: readonly PickerOption[];
}

/** The list of a picker: loaded when it is opened, and searched for what is typed. */
export const usePickerOptions = (source: PickerSource, { term, opened, selected }: Wanted) => {
  const onServer = source.filter === 'server';
  const [debounced] = useDebouncedValue(term.trim(), DEBOUNCE_MS);
  // A choice stays known when the list moves on to another term.
  const [chosen, setChosen] = useState<readonly PickerOption[]>([]);

  // What is typed next leaves this term without an observer, which aborts its request.
  const query = useQuery({ ...listQuery(source, onServer ? debounced : ''), enabled: opened });
  const { options: loaded = [], partial = false } = query.data ?? {};
  const matching = onServer ? loaded : filterOptions(loaded, term);
  const options = matching.slice(0, MOST_OPTIONS);

  return {
    /** The choices to show, and how many more there are. */
    options,
    more: matching.length - options.length,
    /** A server that searches sends one page: there may be others, as many as nobody knows. */
    onePage: onServer && (partial || matching.length === MOST_OPTIONS),
    /** What the server sent is searched here, and is not all that it has. */
    partial: !onServer && partial,
    /** True while there is nothing to show yet, or what is shown answers an older term. */
    loading: query.isPending || query.isPlaceholderData || (onServer && term.trim() !== debounced),
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
    /** The choices whose names need not be looked up. */
    known: [...selected, ...chosen],
    /** Notes the option that was chosen, and returns it. */
    choose: (id: number): PickerOption => {
      const option = options.find(({ value }) => value === id) ?? { value: id, label: '' };
      setChosen((before) => [...before, option]);
      return option;
    },
  };
};

export type PickerOptions = ReturnType<typeof usePickerOptions>;
