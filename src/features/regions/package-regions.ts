import {
  getGetPackageRegionQueryOptions,
  getListPackageRegionsQueryOptions,
} from '@/generated/api/package-regions/package-regions';
import type { ListPackageRegionsParams } from '@/generated/model';
import { listPackageRegionsSearch } from '@/generated/searches';
import { CreatePackageRegionBody } from '@/generated/zod/package-regions/package-regions';
import { packageRegionArea } from '@/resources/package-regions';
import type { RegionKind } from './region-kind';
import { packageRegionResource } from './region-values';

export const packageRegionKind: RegionKind<ListPackageRegionsParams> = {
  area: packageRegionArea,
  search: listPackageRegionsSearch,
  page: getListPackageRegionsQueryOptions,
  record: getGetPackageRegionQueryOptions,
  schema: CreatePackageRegionBody,
  resource: packageRegionResource,
};
