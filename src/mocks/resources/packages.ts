import {
  getApprovePackageRequestMockHandler,
  getCreatePackageMockHandler,
  getDeletePackageMockHandler,
  getGetPackageMockHandler,
  getListPackageOptionsMockHandler,
  getListPackagesMockHandler,
  getUpdatePackageMockHandler,
} from '@/generated/api/packages/packages.msw';
import type { Package, PackageInput } from '@/generated/model';
import {
  CreatePackageBody,
  ListPackagesQueryParams,
  UpdatePackageBody,
} from '@/generated/zod/packages/packages';
import type { Context, Resource } from '@/mocks/context';
import { arrangedGallery } from '@/mocks/files/arranged-gallery';
import { conflict } from '@/mocks/http/answers';
import { crud } from '@/mocks/http/crud';
import type { Filters } from '@/mocks/http/list';
import { withMetaTag } from '@/mocks/http/meta-tag';
import { referenced } from '@/mocks/http/reference';
import { faqs } from '@/mocks/seed/faqs';
import { features } from '@/mocks/seed/features';
import { itineraries } from '@/mocks/seed/itineraries';
import { departureTypes, listingTypes, packageTypes, vendors } from '@/mocks/seed/lookups';
import { packageActivities } from '@/mocks/seed/package-activities';
import { packageRegions } from '@/mocks/seed/package-regions';
import { packages, type StoredPackage } from '@/mocks/seed/packages';

const named = (row: { id: number; name?: string | null } | null | undefined) =>
  row && { id: row.id, name: row.name };

const filters: Filters<StoredPackage> = {
  vendor_id: ({ vendor }, wanted) => vendor?.id === Number(wanted),
  region_id: ({ region }, wanted) => region?.id === Number(wanted),
  activity_id: ({ activity }, wanted) => activity?.id === Number(wanted),
};

/** The records that a package names, by their ids in the body; what the body leaves out stays. */
const choicesOf = ({ db }: Context) => {
  const tables = {
    vendor: db.table(vendors),
    region: db.table(packageRegions),
    activity: db.table(packageActivities),
    departure: db.table(departureTypes),
    kind: db.table(packageTypes),
    listing: db.table(listingTypes),
    features: db.table(features),
  };
  return async (input: PackageInput) => {
    const offered = input.available_features?.map((id) =>
      referenced(tables.features, 'available_features', id),
    );
    return {
      vendor: await referenced(tables.vendor, 'vendor_id', input.vendor_id),
      region: named(await referenced(tables.region, 'region_id', input.region_id)),
      activity: named(await referenced(tables.activity, 'activity_id', input.activity_id)),
      departure_type: await referenced(tables.departure, 'departure_type', input.departure_type),
      package_type: await referenced(tables.kind, 'package_type', input.package_type),
      listing_type: await referenced(tables.listing, 'listing_type', input.listing_type),
      available_features:
        offered &&
        (await Promise.all(offered)).flatMap((row) => (row ? [{ id: row.id, title: row.title }] : [])),
    };
  };
};

export const packageHandlers: Resource = (context) => {
  const { db, files } = context;
  const days = db.table(itineraries);
  const questions = db.table(faqs);
  const choices = choicesOf(context);

  const withChildren = async (row: StoredPackage): Promise<Package> => {
    const own = (child: { package_id: number }) => child.package_id === row.id;
    return {
      ...row,
      itenaries: (await days.all()).filter(own).map(({ package_id: _, ...day }) => day),
      faqs: (await questions.all()).filter(own).map(({ package_id: _, ...question }) => question),
    };
  };

  const write = async (input: PackageInput, stored?: StoredPackage) => {
    const { vendor_id: _vendor, region_id: _region, activity_id: _activity, ...body } = input;
    const { images, alt, gallery, ...rest } = withMetaTag(body, stored?.meta_tag ?? undefined);
    return {
      ...rest,
      ...(await choices(input)),
      request_status: stored?.request_status ?? ('approved' as const),
      status: input.status ?? stored?.status ?? false,
      images: await arrangedGallery(files, packages.name, { images, alt, gallery }, stored?.images),
    };
  };

  const { page, options } = crud(context, packages);
  const { create, read, update, remove, stored, table } = crud(context, packages, { present: withChildren });

  return [
    getListPackagesMockHandler(page(ListPackagesQueryParams, filters)),
    getListPackageOptionsMockHandler(options()),
    getCreatePackageMockHandler(create(CreatePackageBody, write)),
    getGetPackageMockHandler(read()),
    getUpdatePackageMockHandler(update(UpdatePackageBody, write)),
    getDeletePackageMockHandler(remove()),
    getApprovePackageRequestMockHandler(async (info) => {
      const row = await stored(info);
      if (row.request_status !== 'pending') throw conflict('This request has already been approved.');
      const approved = await table.update(row.id, { request_status: 'approved', status: true });
      return { data: await withChildren(approved ?? row) };
    }),
  ];
};
