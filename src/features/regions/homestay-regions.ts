import { linkOptions } from '@tanstack/react-router';
import {
  deleteHomestayRegion,
  getGetHomestayRegionQueryOptions,
  getListHomestayRegionsQueryOptions,
} from '@/generated/api/homestay-regions/homestay-regions';
import type { ListHomestayRegionsParams } from '@/generated/model';
import { CreateHomestayRegionBody } from '@/generated/zod/homestay-regions/homestay-regions';
import type { RegionArea } from './region-area';
import { homestayRegionSearch } from './region-search';
import { homestayRegions } from './region-values';

export const homestayRegionArea: RegionArea<ListHomestayRegionsParams> = {
  title: 'Homestay regions',
  noun: 'homestay region',
  listTo: '/homestay-regions',
  createTo: '/homestay-regions/create',
  edit: ({ id }) =>
    linkOptions({ to: '/homestay-regions/$homestayRegionId/edit', params: { homestayRegionId: id } }),
  search: homestayRegionSearch,
  page: getListHomestayRegionsQueryOptions,
  record: getGetHomestayRegionQueryOptions,
  schema: CreateHomestayRegionBody,
  resource: homestayRegions,
  remove: deleteHomestayRegion,
};
