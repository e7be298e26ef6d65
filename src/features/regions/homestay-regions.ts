import {
  getGetHomestayRegionQueryOptions,
  getListHomestayRegionsQueryOptions,
} from '@/generated/api/homestay-regions/homestay-regions';
import type { ListHomestayRegionsParams } from '@/generated/model';
import { listHomestayRegionsSearch } from '@/generated/searches';
import { CreateHomestayRegionBody } from '@/generated/zod/homestay-regions/homestay-regions';
import { homestayRegionArea } from '@/resources/homestay-regions';
import type { RegionKind } from './region-kind';
import { homestayRegionResource } from './region-values';

export const homestayRegionKind: RegionKind<ListHomestayRegionsParams> = {
  area: homestayRegionArea,
  search: listHomestayRegionsSearch,
  page: getListHomestayRegionsQueryOptions,
  record: getGetHomestayRegionQueryOptions,
  schema: CreateHomestayRegionBody,
  resource: homestayRegionResource,
};
