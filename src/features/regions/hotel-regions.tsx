import { linkOptions } from '@tanstack/react-router';
import { keepRows } from '@/components/list-page/keep-rows';
import { useListSearch } from '@/components/list-page/use-list-search';
import { freshRecord } from '@/components/record-gate';
import {
  createHotelRegion,
  deleteHotelRegion,
  listHotelRegions,
  updateHotelRegion,
  useGetHotelRegion,
  useListHotelRegions,
} from '@/generated/api/hotel-regions/hotel-regions';
import { CreateHotelRegionBody } from '@/generated/zod/hotel-regions/hotel-regions';
import type { RegionArea } from './region-area';
import { RegionEdit, RegionForm } from './region-form';
import { regionFilters, RegionList } from './region-list';
import { hotelRegionSearch } from './region-search';

const area: RegionArea = {
  title: 'Hotel regions',
  noun: 'hotel region',
  listTo: '/hotel-regions',
  createTo: '/hotel-regions/create',
  edit: ({ id }) =>
    linkOptions({ to: '/hotel-regions/$hotelRegionId/edit', params: { hotelRegionId: String(id) } }),
  schema: CreateHotelRegionBody,
  create: createHotelRegion,
  update: updateHotelRegion,
  remove: deleteHotelRegion,
};

export const HotelRegionList = () => {
  const list = useListSearch(hotelRegionSearch);
  const regions = useListHotelRegions(list.params, { query: keepRows });
  return (
    <RegionList
      area={area}
      list={list}
      query={regions}
      fetchPage={listHotelRegions}
      filters={regionFilters}
    />
  );
};

export const HotelRegionCreate = () => <RegionForm area={area} />;

export const HotelRegionEdit = ({ hotelRegionId }: { hotelRegionId: number }) => {
  const region = useGetHotelRegion(hotelRegionId, { query: freshRecord });
  return <RegionEdit area={area} query={region} />;
};
