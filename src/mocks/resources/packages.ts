import {
  getApprovePackageRequestMockHandler,
  getCreatePackageMockHandler,
  getDeletePackageMockHandler,
  getGetPackageMockHandler,
  getListPackageOptionsMockHandler,
  getListPackagesMockHandler,
  getUpdatePackageMockHandler,
} from '@/generated/api/packages/packages.msw';
import type { ListingReference, Package, PackageFields } from '@/generated/model';
import {
  CreatePackageBody,
  ListPackagesQueryParams,
  UpdatePackageBody,
} from '@/generated/zod/packages/packages';
import type { Context, Resource } from '@/mocks/context';
import type { Row } from '@/mocks/db/table';
import { arrangedGallery } from '@/mocks/files/arranged-gallery';
import { approval } from '@/mocks/http/approval';
import { crud } from '@/mocks/http/crud';
import { withMetaTag } from '@/mocks/http/meta-tag';
import { found, nameOf, referenced } from '@/mocks/http/reference';
import { faqs } from '@/mocks/seed/faqs';
import { features } from '@/mocks/seed/features';
import { itineraries } from '@/mocks/seed/itineraries';
import { departureTypes, listingTypes, packageTypes, vendors } from '@/mocks/seed/lookups';
import { packageActivities } from '@/mocks/seed/package-activities';
import { packageRegions } from '@/mocks/seed/package-regions';
import { packages, type StoredPackage } from '@/mocks/seed/packages';

/** The tables of the records that a package names, by the field that keeps their id. */
const tablesOf = ({ db }: Context) => ({
  vendor_id: db.table(vendors),
  region_id: db.table(packageRegions),
  activity_id: db.table(packageActivities),
  departure_type: db.table(departureTypes),
  package_type: db.table(packageTypes),
  listing_type: db.table(listingTypes),
  available_features: db.table(features),
});

export const packageHandlers: Resource = (context) => {
  const { db, files } = context;
  const days = db.table(itineraries);
  const questions = db.table(faqs);
  const tables = tablesOf(context);

  const withNames = async (row: StoredPackage): Promise<Package> => {
    const { vendor_id, region_id, activity_id, available_features = [], ...rest } = row;
    const offered = await Promise.all(available_features.map((id) => tables.available_features.get(id)));
    return {
      ...rest,
      vendor: await found(tables.vendor_id, vendor_id),
      region: nameOf(await found(tables.region_id, region_id)),
      activity: nameOf(await found(tables.activity_id, activity_id)),
      departure_type: await found(tables.departure_type, row.departure_type),
      package_type: await found(tables.package_type, row.package_type),
      listing_type: await found(tables.listing_type, row.listing_type),
      available_features: offered.flatMap((feature) =>
        feature ? [{ id: feature.id, title: feature.title }] : [],
      ),
    };
  };

  const withChildren = async (row: StoredPackage): Promise<Package> => {
    const own = (child: { package_id: number }) => child.package_id === row.id;
    return {
      ...(await withNames(row)),
      itenaries: (await days.all()).filter(own).map(({ package_id: _, ...day }) => day),
      faqs: (await questions.all()).filter(own).map(({ package_id: _, ...question }) => question),
    };
  };

  const refuseUnknown = async (input: PackageFields) => {
    const { available_features: offered, ...single } = tables;
    for (const [field, table] of Object.entries(single)) {
      await referenced<Row>(table, field, input[field as keyof typeof single]);
    }
    for (const id of input.available_features ?? []) await referenced(offered, 'available_features', id);
  };

  const write = async (input: PackageFields, stored?: StoredPackage) => {
    await refuseUnknown(input);
    const { images, alt, gallery, ...rest } = withMetaTag(input, stored?.meta_tag ?? undefined);
    return {
      ...rest,
      request_status: stored?.request_status ?? ('approved' as const),
      status: input.status ?? stored?.status ?? false,
      images: await arrangedGallery(files, packages.name, { images, alt, gallery }, stored?.images),
    };
  };

  const { page } = crud(context, packages, { present: withNames });
  const { options } = crud(context, packages, {
    present: async (row): Promise<ListingReference> => {
      const { id, name, region } = await withNames(row);
      return { id, name, region };
    },
  });
  const { create, read, update, remove, stored, table } = crud(context, packages, { present: withChildren });

  return [
    getListPackagesMockHandler(page(ListPackagesQueryParams)),
    getListPackageOptionsMockHandler(options()),
    getCreatePackageMockHandler(create(CreatePackageBody, write)),
    getGetPackageMockHandler(read()),
    getUpdatePackageMockHandler(update(UpdatePackageBody, write)),
    getDeletePackageMockHandler(remove()),
    getApprovePackageRequestMockHandler(approval({ table, stored, present: withChildren })),
  ];
};
