import { linkOptions } from '@tanstack/react-router';
import {
  deletePackageRegion,
  getGetPackageRegionQueryOptions,
  getListPackageRegionsQueryOptions,
} from '@/generated/api/package-regions/package-regions';
import type { ListPackageRegionsParams } from '@/generated/model';
import { CreatePackageRegionBody } from '@/generated/zod/package-regions/package-regions';
import type { RegionArea } from './region-area';
import { packageRegionSearch } from './region-search';
import { packageRegions } from './region-values';

export const packageRegionArea: RegionArea<ListPackageRegionsParams> = {
  title: 'Package regions',
  noun: 'package region',
  listTo: '/package-regions',
  createTo: '/package-regions/create',
  edit: ({ id }) =>
    linkOptions({ to: '/package-regions/$packageRegionId/edit', params: { packageRegionId: id } }),
  search: packageRegionSearch,
  page: getListPackageRegionsQueryOptions,
  record: getGetPackageRegionQueryOptions,
  schema: CreatePackageRegionBody,
  resource: packageRegions,
  remove: deletePackageRegion,
};
