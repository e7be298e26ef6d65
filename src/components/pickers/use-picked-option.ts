import { useQuery } from '@tanstack/react-query';
import { unnamedReference } from '@/lib/records/record-name';
import { choiceQuery, listQuery } from './picker-queries';
import type { PickerOption, PickerSource } from './picker-source';

const nothing: readonly PickerOption[] = [];

const named = (options: readonly PickerOption[], id: number) =>
  options.find(({ value, label }) => value === id && label !== '');

/**
 * The option of a selected id: the known one, else from the whole list if the source has one, else by a call. Its label
 * says so while the name is unknown. If the source renames, the list's name wins. An invalid id has no option.
 */
export const usePickedOption = (
  source: PickerSource,
  id: number | null | undefined,
  known = nothing,
): PickerOption | undefined => {
  const isId = Number.isSafeInteger(id) && Number(id) > 0;
  const value = isId ? Number(id) : 0;
  const own = named(known, value);
  const asked = isId && (!own || source.renames);
  const inList = source.filter === 'client' || !source.byId;

  const list = useQuery(listQuery(source, asked && inList ? '' : undefined));
  const listed = named(list.data?.options ?? nothing, value);
  const unlisted = asked && !listed && (!inList || list.isFetched);
  const choice = useQuery(choiceQuery(source, unlisted && source.byId ? value : undefined));

  if (!isId) return undefined;
  const loaded = choice.data?.label ? choice.data : undefined;
  const label = list.isFetching || choice.isFetching ? $localize`Loading the name` : unnamedReference(value);
  return (source.renames ? undefined : own) ?? listed ?? loaded ?? own ?? { value, label };
};
