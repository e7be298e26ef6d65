import { enumOptions } from '@/components/inputs/enum-options';
import type { ListFilter } from '@/lib/lists/list-search';

export type FilterOptions = readonly { value: string; label: string }[];

/** The options of a filter with this value, which is always among them. */
export type ChoicesOf = (value: string) => FilterOptions;

const statusOptions = [
  { value: '1', label: $localize`Active` },
  { value: '0', label: $localize`Inactive` },
];

/** The options of a filter; undefined if it is typed. */
export const optionsOfFilter = (filter: ListFilter): FilterOptions | undefined => {
  if (filter.kind === 'status') return statusOptions;
  return filter.kind === 'choice' ? enumOptions(filter.values) : undefined;
};
