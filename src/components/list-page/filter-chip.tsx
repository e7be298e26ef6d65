import { Pill } from '@mantine/core';
import type { PickerSource } from '@/components/pickers/picker-source';
import { usePickedOption } from '@/components/pickers/use-picked-option';
import type { ListFilter } from '@/lib/lists/list-search';
import type { FilterOptions } from './filter-options';
import classes from './list-page.module.css';

/** Plain text, so that screen readers read the chip as one. */
const Name = ({ source, id }: { source: PickerSource; id: number }) => usePickedOption(source, id)?.label;

interface FilterChipProps {
  filter: ListFilter;
  /** The source of the options, if the filter is by another record. */
  source: PickerSource | undefined;
  options: FilterOptions | undefined;
  /** The current value in the URL. */
  value: string;
  onRemove: () => void;
}

/** An active filter, removed with one click. */
export const FilterChip = ({ filter, source, options, value, onRemove }: FilterChipProps) => (
  <Pill
    withRemoveButton
    className={classes.chip}
    onRemove={onRemove}
    removeButtonProps={{
      'aria-label': $localize`Clear ${filter.label}:label:`,
      'aria-hidden': false,
      tabIndex: 0,
    }}
  >
    <bdi>
      {filter.label}:{' '}
      {source ? (
        <Name source={source} id={Number(value)} />
      ) : (
        (options?.find((option) => option.value === value)?.label ?? value)
      )}
    </bdi>
  </Pill>
);
