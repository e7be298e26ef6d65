import { linkOptions } from '@tanstack/react-router';
import { keepRows } from '@/components/list-page/keep-rows';
import { useListSearch } from '@/components/list-page/use-list-search';
import { freshRecord } from '@/components/record-gate';
import {
  createHomestayRegion,
  deleteHomestayRegion,
  listHomestayRegions,
  updateHomestayRegion,
  useGetHomestayRegion,
  useListHomestayRegions,
} from '@/generated/api/homestay-regions/homestay-regions';
import { CreateHomestayRegionBody } from '@/generated/zod/homestay-regions/homestay-regions';
import type { RegionArea } from './region-area';
import { RegionEdit, RegionForm } from './region-form';
import { regionFilters, RegionList } from './region-list';
import { homestayRegionSearch } from './region-search';

const area: RegionArea = {
  title: 'Homestay regions',
  noun: 'homestay region',
  listTo: '/homestay-regions',
  createTo: '/homestay-regions/create',
  edit: ({ id }) =>
    linkOptions({ to: '/homestay-regions/$homestayRegionId/edit', params: { homestayRegionId: String(id) } }),
  schema: CreateHomestayRegionBody,
  create: createHomestayRegion,
  update: updateHomestayRegion,
  remove: deleteHomestayRegion,
};

export const HomestayRegionList = () => {
  const list = useListSearch(homestayRegionSearch);
  const regions = useListHomestayRegions(list.params, { query: keepRows });
  return (
    <RegionList
      area={area}
      list={list}
      query={regions}
      fetchPage={listHomestayRegions}
      filters={regionFilters}
    />
  );
};

export const HomestayRegionCreate = () => <RegionForm area={area} />;

export const HomestayRegionEdit = ({ homestayRegionId }: { homestayRegionId: number }) => {
  const region = useGetHomestayRegion(homestayRegionId, { query: freshRecord });
  return <RegionEdit area={area} query={region} />;
};
