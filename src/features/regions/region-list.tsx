import { useMemo } from 'react';
import type { Column, ListPageOf, ListQuery, RowActions } from '@/components/data-table/column';
import { statusBody } from '@/components/data-table/status-body';
import { landingPageColumns } from '@/components/landing-page/landing-page-columns';
import type { Filter } from '@/components/list-page/filter';
import { ListScreen } from '@/components/list-page/list-screen';
import type { ListState } from '@/components/list-page/use-list-search';
import type { ListHotelRegionsParams, Region } from '@/generated/model';
import type { RegionArea } from './region-area';

/** The filters that every area has. */
export const regionFilters: readonly Filter<ListHotelRegionsParams>[] = [
  { kind: 'numeric', name: 'id', label: 'ID' },
  { kind: 'text', name: 'name', label: 'Name' },
];

const columns: readonly Column<Region>[] = [
  ...landingPageColumns,
  {
    key: 'display_home',
    header: 'Display home',
    value: ({ display_home }) => (display_home ? 'Yes' : 'No'),
    size: 115,
  },
  { key: 'id', header: 'ID', value: ({ id }) => id, size: 90 },
];

const actionsOf = ({ noun, edit, update, remove }: RegionArea): RowActions<Region> => ({
  noun,
  name: ({ name }) => name,
  edit,
  remove: ({ id }) => remove(id),
  status: {
    of: ({ status }) => status,
    set: ({ id, name, slug }, status) => update(id, statusBody({ name, slug }, status)),
  },
});

interface RegionListProps<Params extends object> {
  area: RegionArea;
  list: ListState<Params>;
  query: ListQuery<Region>;
  fetchPage: (params: Params, options: undefined, signal: AbortSignal) => Promise<ListPageOf<Region>>;
  filters: readonly Filter<Params>[];
}

export const RegionList = <Params extends object>(props: RegionListProps<Params>) => {
  const { area, list, query, fetchPage, filters } = props;
  const actions = useMemo(() => actionsOf(area), [area]);
  return (
    <ListScreen
      title={area.title}
      createTo={area.createTo}
      list={list}
      query={query}
      fetchPage={fetchPage}
      filters={filters}
      columns={columns}
      actions={actions}
    />
  );
};
