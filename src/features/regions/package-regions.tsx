import { linkOptions } from '@tanstack/react-router';
import type { Filter } from '@/components/list-page/filter';
import { keepRows } from '@/components/list-page/keep-rows';
import { useListSearch } from '@/components/list-page/use-list-search';
import { freshRecord } from '@/components/record-gate';
import {
  createPackageRegion,
  deletePackageRegion,
  listPackageRegions,
  updatePackageRegion,
  useGetPackageRegion,
  useListPackageRegions,
} from '@/generated/api/package-regions/package-regions';
import type { ListPackageRegionsParams } from '@/generated/model';
import { CreatePackageRegionBody } from '@/generated/zod/package-regions/package-regions';
import type { RegionArea } from './region-area';
import { RegionEdit, RegionForm } from './region-form';
import { regionFilters, RegionList } from './region-list';
import { packageRegionSearch } from './region-search';

const area: RegionArea = {
  title: 'Package regions',
  noun: 'package region',
  listTo: '/package-regions',
  createTo: '/package-regions/create',
  edit: ({ id }) =>
    linkOptions({ to: '/package-regions/$packageRegionId/edit', params: { packageRegionId: String(id) } }),
  schema: CreatePackageRegionBody,
  create: createPackageRegion,
  update: updatePackageRegion,
  remove: deletePackageRegion,
};

const filters: readonly Filter<ListPackageRegionsParams>[] = [
  ...regionFilters,
  { kind: 'text', name: 'description', label: 'Description' },
];

export const PackageRegionList = () => {
  const list = useListSearch(packageRegionSearch);
  const regions = useListPackageRegions(list.params, { query: keepRows });
  return (
    <RegionList area={area} list={list} query={regions} fetchPage={listPackageRegions} filters={filters} />
  );
};

export const PackageRegionCreate = () => <RegionForm area={area} />;

export const PackageRegionEdit = ({ packageRegionId }: { packageRegionId: number }) => {
  const region = useGetPackageRegion(packageRegionId, { query: freshRecord });
  return <RegionEdit area={area} query={region} />;
};
