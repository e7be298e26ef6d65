import { enumOptions } from '@/components/inputs/enum-options';
import type { ListFilter } from '@/lib/lists/list-search';

const statusOptions = [
  { value: '1', label: $localize`Active` },
  { value: '0', label: $localize`Inactive` },
];

/** The options of a filter; undefined if it is typed. */
export const optionsOfFilter = (filter: ListFilter) => {
  if (filter.kind === 'status') return statusOptions;
  return filter.kind === 'choice' ? enumOptions(filter.values) : undefined;
};
