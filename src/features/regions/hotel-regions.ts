import {
  getGetHotelRegionQueryOptions,
  getListHotelRegionsQueryOptions,
} from '@/generated/api/hotel-regions/hotel-regions';
import type { ListHotelRegionsParams } from '@/generated/model';
import { listHotelRegionsSearch } from '@/generated/searches';
import { CreateHotelRegionBody } from '@/generated/zod/hotel-regions/hotel-regions';
import { hotelRegionArea } from '@/resources/hotel-regions';
import type { RegionKind } from './region-kind';
import { hotelRegionResource } from './region-values';

export const hotelRegionKind: RegionKind<ListHotelRegionsParams> = {
  area: hotelRegionArea,
  search: listHotelRegionsSearch,
  page: getListHotelRegionsQueryOptions,
  record: getGetHotelRegionQueryOptions,
  schema: CreateHotelRegionBody,
  resource: hotelRegionResource,
};
