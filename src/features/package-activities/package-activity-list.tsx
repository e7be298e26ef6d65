import { linkOptions } from '@tanstack/react-router';
import type { Column, RowActions } from '@/components/data-table/column';
import { statusBody } from '@/components/data-table/status-body';
import { landingPageColumns } from '@/components/landing-page/landing-page-columns';
import type { Filter } from '@/components/list-page/filter';
import { keepRows } from '@/components/list-page/keep-rows';
import { ListScreen } from '@/components/list-page/list-screen';
import { useListSearch } from '@/components/list-page/use-list-search';
import {
  deletePackageActivity,
  listPackageActivities,
  updatePackageActivity,
  useListPackageActivities,
} from '@/generated/api/package-activities/package-activities';
import type { ListPackageActivitiesParams, PackageActivity } from '@/generated/model';
import { packageActivitySearch } from './package-activity-search';

const filters: Filter<ListPackageActivitiesParams>[] = [
  { kind: 'numeric', name: 'id', label: 'ID' },
  { kind: 'text', name: 'name', label: 'Name' },
];

const columns: readonly Column<PackageActivity>[] = [
  ...landingPageColumns,
  { key: 'id', header: 'ID', value: ({ id }) => id, size: 90 },
];

const actions: RowActions<PackageActivity> = {
  noun: 'package activity',
  name: ({ name }) => name,
  edit: ({ id }) =>
    linkOptions({
      to: '/package-activities/$packageActivityId/edit',
      params: { packageActivityId: String(id) },
    }),
  remove: ({ id }) => deletePackageActivity(id),
  status: {
    of: ({ status }) => status,
    set: ({ id, name, slug }, status) => updatePackageActivity(id, statusBody({ name, slug }, status)),
  },
};

export const PackageActivityList = () => {
  const list = useListSearch(packageActivitySearch);
  const activities = useListPackageActivities(list.params, { query: keepRows });
  return (
    <ListScreen
      title="Package activities"
      createTo="/package-activities/create"
      list={list}
      query={activities}
      fetchPage={listPackageActivities}
      filters={filters}
      columns={columns}
      actions={actions}
    />
  );
};
