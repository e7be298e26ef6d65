import {
  getGetHomestayRegionQueryOptions,
  getListHomestayRegionsQueryOptions,
} from '@/generated/api/homestay-regions/homestay-regions';
import type { ListHomestayRegionsParams } from '@/generated/model';
import { CreateHomestayRegionBody } from '@/generated/zod/homestay-regions/homestay-regions';
import { homestayRegionArea } from '@/resources/homestay-regions';
import type { RegionKind } from './region-kind';
import { homestayRegionSearch } from './region-search';
import { homestayRegions } from './region-values';

export const homestayRegionKind: RegionKind<ListHomestayRegionsParams> = {
  area: homestayRegionArea,
  search: homestayRegionSearch,
  page: getListHomestayRegionsQueryOptions,
  record: getGetHomestayRegionQueryOptions,
  schema: CreateHomestayRegionBody,
  resource: homestayRegions,
};
