import { resourceActions } from '@/components/data-table/active-status';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { landingPageColumns } from '@/domain/landing-page/landing-page-columns';
import { getListPackageActivitiesQueryOptions } from '@/generated/api/package-activities/package-activities';
import type { ListPackageActivitiesParams, PackageActivity } from '@/generated/model';
import { listPackageActivitiesSearch } from '@/generated/searches';
import { packageActivityArea } from '@/resources/package-activities';
import { sheet } from '@/resources/sheet';
import { packageActivityResource } from './package-activity-values';

const list: ListScreenProps<PackageActivity, ListPackageActivitiesParams> = {
  area: packageActivityArea,
  search: listPackageActivitiesSearch,
  page: getListPackageActivitiesQueryOptions,
  columns: landingPageColumns,
  actions: {
    ...resourceActions(packageActivityResource),
    editing: sheet(packageActivityResource, ['name', 'status']),
  },
};

export const PackageActivityList = () => <ListScreen {...list} />;
