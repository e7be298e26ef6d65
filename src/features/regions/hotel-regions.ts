import { linkOptions } from '@tanstack/react-router';
import {
  deleteHotelRegion,
  getGetHotelRegionQueryOptions,
  getListHotelRegionsQueryOptions,
} from '@/generated/api/hotel-regions/hotel-regions';
import type { ListHotelRegionsParams } from '@/generated/model';
import { CreateHotelRegionBody } from '@/generated/zod/hotel-regions/hotel-regions';
import type { RegionArea } from './region-area';
import { hotelRegionSearch } from './region-search';
import { hotelRegions } from './region-values';

export const hotelRegionArea: RegionArea<ListHotelRegionsParams> = {
  title: 'Hotel regions',
  noun: 'hotel region',
  listTo: '/hotel-regions',
  createTo: '/hotel-regions/create',
  edit: ({ id }) => linkOptions({ to: '/hotel-regions/$hotelRegionId/edit', params: { hotelRegionId: id } }),
  search: hotelRegionSearch,
  page: getListHotelRegionsQueryOptions,
  record: getGetHotelRegionQueryOptions,
  schema: CreateHotelRegionBody,
  resource: hotelRegions,
  remove: deleteHotelRegion,
};
