import { Pill } from '@mantine/core';
import type { PickerSource } from '@/components/pickers/picker-source';
import { usePickedName } from '@/components/pickers/use-picker-options';
import type { Filter } from './filter';
import classes from './list-page.module.css';

const PickedName = ({ source, id }: { source: PickerSource; id: number }) => usePickedName(source, id);

interface FilterChipProps {
  filter: Filter<Record<string, string>>;
  /** What the URL has now. */
  value: string;
  onRemove: () => void;
}

/** A filter in use, cleared with one click. */
export const FilterChip = ({ filter, value, onRemove }: FilterChipProps) => (
  <Pill
    withRemoveButton
    className={classes.chip}
    onRemove={onRemove}
    removeButtonProps={{ 'aria-label': `Clear ${filter.label}`, 'aria-hidden': false, tabIndex: 0 }}
  >
    {filter.label}:{' '}
    {filter.kind === 'picker' ? (
      <PickedName source={filter.source} id={Number(value)} />
    ) : filter.kind === 'select' ? (
      (filter.options.find((option) => option.value === value)?.label ?? value)
    ) : (
      value
    )}
  </Pill>
);
