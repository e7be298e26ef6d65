import { Pill } from '@mantine/core';
import type { PickerSource } from '@/components/pickers/picker-source';
import { usePickedName } from '@/components/pickers/use-picked-option';
import type { ListFilter } from '@/lib/list-search';
import { filterOptions } from './filter-options';
import classes from './list-page.module.css';

const PickedName = ({ source, id }: { source: PickerSource; id: number }) => usePickedName(source, id);

interface FilterChipProps {
  filter: ListFilter;
  /** The records that a filter by another record chooses from. */
  source: PickerSource | undefined;
  /** What the URL has now. */
  value: string;
  onRemove: () => void;
}

/** A filter in use, cleared with one click. */
export const FilterChip = ({ filter, source, value, onRemove }: FilterChipProps) => (
  <Pill
    withRemoveButton
    className={classes.chip}
    onRemove={onRemove}
    removeButtonProps={{ 'aria-label': `Clear ${filter.label}`, 'aria-hidden': false, tabIndex: 0 }}
  >
    {filter.label}:{' '}
    {source ? (
      <PickedName source={source} id={Number(value)} />
    ) : (
      (filterOptions(filter)?.find((option) => option.value === value)?.label ?? value)
    )}
  </Pill>
);
