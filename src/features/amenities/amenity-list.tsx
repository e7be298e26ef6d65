import { amenityArea } from '@/areas/amenities';
import { resourceActions } from '@/components/data-table/active-status';
import type { Column, ListActions } from '@/components/data-table/column';
import { enumLabel } from '@/components/inputs/enum-options';
import { ListScreen } from '@/components/list-page/list-screen';
import { getListAmenitiesQueryOptions } from '@/generated/api/amenities/amenities';
import type { Amenity } from '@/generated/model';
import { firstNonBlank } from '@/lib/record-name';
import { amenitySearch } from './amenity-search';
import { amenities } from './amenity-values';

const columns: Column<Amenity>[] = [
  { key: 'name', header: 'Name' },
  { key: 'display_name', header: 'Display name' },
  { key: 'type', header: 'Type', value: ({ type }) => type && enumLabel(type), size: 120 },
];

const actions: ListActions<Amenity> = {
  name: ({ name, display_name }) => firstNonBlank(display_name, name) ?? '',
  ...resourceActions(amenities),
  editing: () => import('./amenity-editing').then((module) => module.amenityEditing),
};

export const AmenityList = () => (
  <ListScreen
    area={amenityArea}
    search={amenitySearch}
    page={getListAmenitiesQueryOptions}
    columns={columns}
    actions={actions}
  />
);
