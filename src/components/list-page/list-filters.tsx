import { Button, Collapse, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useNarrow } from '@/components/use-narrow';
import type { Filter } from './filter';
import { FilterChip } from './filter-chip';
import { FilterField } from './filter-field';
import classes from './list-page.module.css';
import type { ListState } from './use-list-search';

interface ListFiltersProps<Params extends object> {
  list: ListState<Params>;
  filters: readonly Filter<Params>[];
}

/** The labelled filter fields of a list, and a chip for each one in use. */
export const ListFilters = <Params extends object>({ list, filters }: ListFiltersProps<Params>) => {
  const narrow = useNarrow();
  const [opened, { toggle }] = useDisclosure(false);
  const values = list.search as Partial<Record<string, string>>;
  const fields = filters as readonly Filter<Record<string, string>>[];
  const active = fields.filter(({ name }) => values[name]);

  return (
    <section aria-label="Filters">
      {narrow && (
        <Button
          variant="default"
          leftSection={<IconFilter size={16} />}
          aria-expanded={opened}
          onClick={toggle}
          fullWidth
        >
          {active.length > 0 ? `Filters (${String(active.length)})` : 'Filters'}
        </Button>
      )}
      <Collapse expanded={!narrow || opened}>
        <div className={classes.filters}>
          {fields.map((filter) => (
            <FilterField
              key={filter.name}
              filter={filter}
              value={values[filter.name] ?? ''}
              onChange={(value, replace) => {
                list.filter({ [filter.name]: value }, replace);
              }}
            />
          ))}
        </div>
      </Collapse>
      {active.length > 0 && (
        <Group gap="xs" mt="sm">
          {active.map((filter) => (
            <FilterChip
              key={filter.name}
              filter={filter}
              value={values[filter.name] ?? ''}
              onRemove={() => {
                list.filter({ [filter.name]: undefined });
              }}
            />
          ))}
          <Button variant="subtle" size="compact-sm" onClick={list.clearFilters}>
            Clear all
          </Button>
        </Group>
      )}
    </section>
  );
};
