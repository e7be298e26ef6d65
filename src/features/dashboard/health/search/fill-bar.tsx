import { Button, Checkbox, Group } from '@mantine/core';
import type { SearchField } from '@/domain/seo/search-editing';
import { plural } from '@/lib/text/plural';
import { ownLabels } from './search-note';

interface FillBarProps {
  /** The number of pages, and of those selected. */
  count: number;
  selected: number;
  disabled: boolean;
  onSelectAll: (chosen: boolean) => void;
  /** Fills in the page's own words where a selected page falls short in this field. */
  onFill: (field: SearchField) => void;
}

/** Selects pages, and mends all selected at once. */
export const FillBar = ({ count, selected, disabled, onSelectAll, onFill }: FillBarProps) => (
  <Group gap="xs" role="group" aria-label={$localize`Selected pages`} mih={30}>
    <Checkbox
      size="xs"
      label={
        selected > 0
          ? plural(selected, { one: $localize`# page selected`, other: $localize`# pages selected` })
          : $localize`Select all`
      }
      checked={selected === count}
      indeterminate={selected > 0 && selected < count}
      onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
    />
    {selected > 0 &&
      (['meta_page_title', 'meta_description'] as const).map((field) => (
        <Button key={field} size="xs" variant="default" disabled={disabled} onClick={() => onFill(field)}>
          {ownLabels[field]}
        </Button>
      ))}
  </Group>
);
