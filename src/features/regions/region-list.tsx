import { useMemo } from 'react';
import { activeStatus } from '@/components/data-table/active-status';
import type { Column, RowActions } from '@/components/data-table/column';
import { ListScreen } from '@/components/list-page/list-screen';
import { landingPageColumns } from '@/domain/landing-page/landing-page-columns';
import type { Region } from '@/generated/model';
import type { RegionArea } from './region-area';

const columns: readonly Column<Region>[] = [
  ...landingPageColumns,
  {
    key: 'display_home',
    header: 'Display home',
    value: ({ display_home }) => (display_home ? 'Yes' : 'No'),
    size: 115,
  },
  { key: 'id', header: 'ID', align: 'end', value: ({ id }) => id, size: 64 },
];

const actionsOf = <Params extends object>(area: RegionArea<Params>): RowActions<Region> => ({
  noun: area.noun,
  name: ({ name }) => name,
  edit: area.edit,
  remove: ({ id }) => area.remove(id),
  status: activeStatus(area.resource),
  editing: () => import('./region-editing').then((module) => module.regionEditing(area)),
});

export const RegionList = <Params extends object>({ area }: { area: RegionArea<Params> }) => (
  <ListScreen
    title={area.title}
    createTo={area.createTo}
    search={area.search}
    page={area.page}
    columns={columns}
    actions={useMemo(() => actionsOf(area), [area])}
  />
);
