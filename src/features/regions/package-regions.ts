import { packageRegionArea } from '@/areas/package-regions';
import {
  createPackageRegion,
  deletePackageRegion,
  getGetPackageRegionQueryOptions,
  getListPackageRegionsQueryOptions,
  getPackageRegion,
  updatePackageRegion,
} from '@/generated/api/package-regions/package-regions';
import type { ListPackageRegionsParams } from '@/generated/model';
import { CreatePackageRegionBody } from '@/generated/zod/package-regions/package-regions';
import type { RegionKind } from './region-kind';
import { packageRegionSearch } from './region-search';
import { regionResource } from './region-values';

export const packageRegionKind: RegionKind<ListPackageRegionsParams> = {
  area: packageRegionArea,
  search: packageRegionSearch,
  page: getListPackageRegionsQueryOptions,
  record: getGetPackageRegionQueryOptions,
  schema: CreatePackageRegionBody,
  resource: regionResource({
    read: getPackageRegion,
    create: createPackageRegion,
    update: updatePackageRegion,
  }),
  remove: deletePackageRegion,
};
