import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useChunk } from '@/components/inputs/use-chunk';
import { soughtText } from '@/lib/text/digits';
import { listQuery } from './picker-queries';
import { MOST_OPTIONS, type PickerOption, type PickerSource } from './picker-source';

const DEBOUNCE_MS = 250;

interface Wanted {
  /** The typed text. */
  term: string;
  opened: boolean;
  /** Options already known from the record. */
  selected: readonly PickerOption[];
}

const nothing: readonly PickerOption[] = [];

/** The options for a term in any spelling, and the code that finds them, which is loaded on opening. */
const useMatching = (loaded: readonly PickerOption[], term: string, wanted: boolean) => {
  const names = useChunk(() => import('@/lib/text/spelled-alike'), wanted);
  if (!wanted || term === '') return { matching: loaded };
  if (names.state !== 'ready') return { matching: nothing, chunk: names };
  const hintOf = ({ hint = '' }: PickerOption) => hint;
  return { matching: names.module.matching(loaded, term, ({ label }) => label, hintOf) };
};

/** Another spelling of a term that an API found nothing for, if one is known; undefined until it is looked up. */
const useOtherSpelling = (term: string, wanted: boolean) => {
  const spellings = useChunk(() => import('@/lib/text/other-spellings'), wanted);
  const [other] = wanted && spellings.state === 'ready' ? spellings.module.otherSpellings(term) : [];
  return { other, lookingUp: wanted && spellings.state === 'loading' };
};

/** The list of a picker: loaded on opening, and searched for the typed text, or for another spelling of it. */
export const usePickerOptions = (source: PickerSource, { term, opened, selected }: Wanted) => {
  const onServer = source.filter === 'server';
  const typed = soughtText(term);
  const [debounced] = useDebouncedValue(typed, DEBOUNCE_MS);
  // A selected option stays known when the list changes to another term.
  const [chosen, setChosen] = useState<readonly PickerOption[]>([]);

  // A new term leaves the old query without an observer, which aborts its request.
  const asTyped = useQuery({ ...listQuery(source, onServer ? debounced : ''), enabled: opened });
  const isUnknown =
    onServer && debounced !== '' && !asTyped.isPlaceholderData && asTyped.data?.options.length === 0;
  const { other, lookingUp } = useOtherSpelling(debounced, isUnknown);
  const spelled = useQuery(listQuery(source, other));
  const query = other === undefined ? asTyped : spelled;
  const { options: loaded = nothing, partial = false } = query.data ?? {};
  const { matching, chunk } = useMatching(loaded, typed, !onServer && opened);
  const options = matching.slice(0, MOST_OPTIONS);

  return {
    /** The options to show, and how many more there are. */
    options,
    more: matching.length - options.length,
    /** The spelling that these were found by, if nothing is called as typed. */
    foundBy: options.length > 0 ? other : undefined,
    /** A server that searches sends one page: an unknown number of further matches may exist. */
    onePage: onServer && (partial || matching.length === MOST_OPTIONS),
    /** The search runs on the client, but the server did not send the whole list. */
    partial: !onServer && partial,
    /** True while there is nothing to show yet, or the options are for an older term. */
    loading:
      query.isPending ||
      query.isPlaceholderData ||
      chunk?.state === 'loading' ||
      lookingUp ||
      (onServer && typed !== debounced),
    failed: chunk?.state === 'failed' || (query.isError && !query.isFetching),
    retry: () => (chunk?.state === 'failed' ? chunk.retry() : void query.refetch()),
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
