import { linkOptions } from '@tanstack/react-router';
import type { Column, RowActions } from '@/components/data-table/column';
import { statusBody } from '@/components/data-table/status-body';
import { enumLabel, enumOptions } from '@/components/inputs/enum-options';
import type { Filter } from '@/components/list-page/filter';
import { keepRows } from '@/components/list-page/keep-rows';
import { ListScreen } from '@/components/list-page/list-screen';
import { useListSearch } from '@/components/list-page/use-list-search';
import {
  deleteAmenity,
  listAmenities,
  updateAmenity,
  useListAmenities,
} from '@/generated/api/amenities/amenities';
import { AmenityType, type Amenity, type ListAmenitiesParams } from '@/generated/model';
import { amenitySearch } from './amenity-search';

const filters: Filter<ListAmenitiesParams>[] = [
  { kind: 'numeric', name: 'id', label: 'ID' },
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'text', name: 'display_name', label: 'Display name' },
  { kind: 'select', name: 'type', label: 'Type', options: enumOptions(AmenityType) },
];

const columns: Column<Amenity>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name },
  { key: 'display_name', header: 'Display name', value: ({ display_name }) => display_name },
  { key: 'type', header: 'Type', value: ({ type }) => type && enumLabel(type), size: 120 },
  { key: 'id', header: 'ID', value: ({ id }) => id, size: 90 },
];

const actions: RowActions<Amenity> = {
  noun: 'amenity',
  name: ({ name, display_name }) => display_name ?? name,
  edit: ({ id }) => linkOptions({ to: '/amenities/$amenityId/edit', params: { amenityId: String(id) } }),
  remove: ({ id }) => deleteAmenity(id),
  status: {
    of: ({ status }) => status,
    set: ({ id, name, display_name, type }, status) =>
      updateAmenity(id, statusBody({ name, display_name, type }, status)),
  },
};

export const AmenityList = () => {
  const list = useListSearch(amenitySearch);
  const amenities = useListAmenities(list.params, { query: keepRows });
  return (
    <ListScreen
      title="Amenities"
      createTo="/amenities/create"
      list={list}
      query={amenities}
      fetchPage={listAmenities}
      filters={filters}
      columns={columns}
      actions={actions}
    />
  );
};
