import {
  getGetPackageRegionQueryOptions,
  getListPackageRegionsQueryOptions,
} from '@/generated/api/package-regions/package-regions';
import type { ListPackageRegionsParams } from '@/generated/model';
import { CreatePackageRegionBody } from '@/generated/zod/package-regions/package-regions';
import { packageRegionArea } from '@/resources/package-regions';
import type { RegionKind } from './region-kind';
import { packageRegionSearch } from './region-search';
import { packageRegions } from './region-values';

export const packageRegionKind: RegionKind<ListPackageRegionsParams> = {
  area: packageRegionArea,
  search: packageRegionSearch,
  page: getListPackageRegionsQueryOptions,
  record: getGetPackageRegionQueryOptions,
  schema: CreatePackageRegionBody,
  resource: packageRegions,
};
