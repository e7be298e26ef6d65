import {
  getCreatePackageActivityMockHandler,
  getDeletePackageActivityMockHandler,
  getGetPackageActivityMockHandler,
  getListPackageActivitiesMockHandler,
  getListPackageActivityOptionsMockHandler,
  getUpdatePackageActivityMockHandler,
} from '@/generated/api/package-activities/package-activities.msw';
import type { PackageActivity, PackageActivityFields, Reference } from '@/generated/model';
import {
  CreatePackageActivityBody,
  ListPackageActivitiesQueryParams,
  UpdatePackageActivityBody,
} from '@/generated/zod/package-activities/package-activities';
import type { Resource } from '@/mocks/context';
import { crud } from '@/mocks/http/crud';
import { refuseInUse } from '@/mocks/http/in-use';
import { packageActivities } from '@/mocks/seed/package-activities';
import { packages } from '@/mocks/seed/packages';
import { landingPage } from './landing-page';

export const packageActivityHandlers: Resource = (context) => {
  const { page, create, read, update, remove } = crud(context, packageActivities);
  const { options } = crud(context, packageActivities, {
    present: ({ id, name }): Reference => ({ id, name }),
  });

  const products = context.db.table(packages);
  const packagesWith = async (id: number) =>
    (await products.all()).filter(({ activity_id }) => activity_id === id).length;

  const write = (input: PackageActivityFields, stored?: PackageActivity) =>
    landingPage(context.files, packageActivities.name, input, stored);

  return [
    getListPackageActivitiesMockHandler(page(ListPackageActivitiesQueryParams)),
    getListPackageActivityOptionsMockHandler(options()),
    getCreatePackageActivityMockHandler(create(CreatePackageActivityBody, write)),
    getGetPackageActivityMockHandler(read()),
    getUpdatePackageActivityMockHandler(update(UpdatePackageActivityBody, write)),
    getDeletePackageActivityMockHandler(
      remove(async ({ id, name }) => refuseInUse(name, await packagesWith(id), 'packages')),
    ),
  ];
};
