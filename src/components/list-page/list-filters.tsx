import { type ReactNode, useState } from 'react';
import { Button, Group, Pill } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ListState } from '@/components/data-table/use-list-search';
import { useNarrow } from '@/components/hooks/use-narrow';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import type { PickerSource } from '@/components/pickers/picker-source';
import { usePickedOption } from '@/components/pickers/use-picked-option';
import { formatCount } from '@/lib/formats/formats';
import type { FilterName, ListFilter } from '@/lib/lists/list-search';
import { FilterField } from './filter-field';
import { type ChoicesOf, type FilterOptions, optionsOfFilter } from './filter-options';
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
const FilterChip = ({ filter, source, options, value, onRemove }: FilterChipProps) => (
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

/** The option sources of the filters by other records. */
export type FilterSources<Params> = Partial<Record<FilterName<Params>, PickerSource>>;

/** The options of text filters, for their value: values that only the server knows come with its answers. */
export type FilterChoices<Params> = Partial<Record<FilterName<Params>, ChoicesOf>>;

interface ListFiltersProps<Params extends object> {
  list: ListState<Params>;
  sources: FilterSources<Params>;
  choices: FilterChoices<Params>;
  /** Shown after the fields. */
  tools: ReactNode;
}

/** The filter fields of a list, and a chip for each active filter. */
export const ListFilters = <Params extends object>({
  list,
  sources,
  choices,
  tools,
}: ListFiltersProps<Params>) => {
  const narrow = useNarrow();
  const [opened, setOpened] = useState(false);
  const sheet = useChunk(() => import('./filter-sheet'), opened);
  const values = list.search as Partial<Record<string, string>>;
  const sourceOf = sources as Partial<Record<string, PickerSource>>;
  const choicesOf = choices as Partial<Record<string, ChoicesOf>>;
  const { filters } = list.definition;
  const optionsOf = (filter: ListFilter) =>
    choicesOf[filter.name]?.(values[filter.name] ?? '') ?? optionsOfFilter(filter);
  const active = filters.filter(({ name }) => values[name]);

  const first = filters.find(({ kind }) => kind === 'text') ?? filters[0];
  const fields = (
    <div className={classes.filters}>
      {filters.map((filter) => (
        <div
          key={filter.name}
          className={classes.filter}
          data-kind={filter.kind}
          data-shortcut={filter === first ? '/' : undefined}
        >
          <FilterField
            filter={filter}
            source={sourceOf[filter.name]}
            options={optionsOf(filter)}
            value={values[filter.name] ?? ''}
            onChange={(value, replace) => list.filter({ [filter.name]: value }, replace)}
          />
        </div>
      ))}
    </div>
  );

  return (
    <section ref={focusAfterRemoval} aria-label={$localize`Filters`}>
      <div className={classes.controls}>
        {narrow ? (
          <Button
            variant="default"
            flex={1}
            h={40}
            leftSection={<IconFilter size={16} />}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={() => setOpened(true)}
          >
            {active.length > 0
              ? $localize`Filters (${formatCount(active.length)}:active:)`
              : $localize`Filters`}
          </Button>
        ) : (
          fields
        )}
        {tools}
      </div>
      {narrow && sheet.state === 'ready' && (
        <sheet.module.FilterSheet opened={opened} onClose={() => setOpened(false)}>
          {fields}
        </sheet.module.FilterSheet>
      )}
      {narrow && opened && sheet.state === 'failed' && (
        <ChunkLost chunk={sheet}>{$localize`The filters could not be loaded.`}</ChunkLost>
      )}
      {active.length > 0 && (
        <Group component="ul" gap="xs" mt="sm" className={classes.chips}>
          {active.map((filter) => (
            <li key={filter.name}>
              <FilterChip
                filter={filter}
                source={sourceOf[filter.name]}
                options={optionsOf(filter)}
                value={values[filter.name] ?? ''}
                onRemove={() => list.filter({ [filter.name]: undefined })}
              />
            </li>
          ))}
          <li>
            <Button variant="subtle" size="compact-sm" onClick={list.clearFilters}>
              {$localize`Clear all`}
            </Button>
          </li>
        </Group>
      )}
    </section>
  );
};
