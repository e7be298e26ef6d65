import { useQuery } from '@tanstack/react-query';
import { choiceQuery, listQuery } from './picker-queries';
import type { PickerOption, PickerSource } from './picker-source';

const nothing: readonly PickerOption[] = [];

const named = (options: readonly PickerOption[], id: number) =>
  options.find(({ value, label }) => value === id && label !== '');

/**
 * The option of a chosen id: as it is known, from the whole list where the source has one, else by a call of its own. While
 * its name is unknown, its label says so. An id that cannot be one has no option, and loads nothing.
 */
export const usePickedOption = (
  source: PickerSource,
  id: number | null | undefined,
  known = nothing,
): PickerOption | undefined => {
  const isId = Number.isSafeInteger(id) && Number(id) > 0;
  const value = isId ? Number(id) : 0;
  const nameless = isId && !named(known, value);
  const inList = source.filter === 'client' || !source.byId;

  const list = useQuery(listQuery(source, nameless && inList ? '' : undefined));
  const listed = named(list.data ?? nothing, value);
  const unlisted = nameless && !listed && (!inList || list.isFetched);
  const choice = useQuery(choiceQuery(source, unlisted && source.byId ? value : undefined));

  if (!isId) return undefined;
  const loaded = choice.data?.label ? choice.data : undefined;
  const label = list.isFetching || choice.isFetching ? 'Loading the name' : `Without a name (ID ${value})`;
  return named(known, value) ?? listed ?? loaded ?? { value, label };
};

/** The name of a chosen id; an empty text where it cannot be one. */
export const usePickedName = (source: PickerSource, id: number): string =>
  usePickedOption(source, id)?.label ?? '';
