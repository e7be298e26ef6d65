import { resourceActions } from '@/components/data-table/active-status';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { getListAmenitiesQueryOptions } from '@/generated/api/amenities/amenities';
import type { Amenity, ListAmenitiesParams } from '@/generated/model';
import { listAmenitiesSearch } from '@/generated/searches';
import { firstNonBlank } from '@/lib/records/record-name';
import { enumLabel } from '@/lib/text/labels';
import { amenityArea } from '@/resources/amenities';
import { amenities } from './amenity-values';

const list: ListScreenProps<Amenity, ListAmenitiesParams> = {
  area: amenityArea,
  search: listAmenitiesSearch,
  page: getListAmenitiesQueryOptions,
  columns: [
    { key: 'name', header: 'Name' },
    { key: 'display_name', header: 'Display name' },
    { key: 'type', header: 'Type', value: ({ type }) => type && enumLabel(type), size: 120 },
  ],
  actions: {
    name: ({ name, display_name }) => firstNonBlank(display_name, name) ?? '',
    ...resourceActions(amenities),
    editing: () => import('./amenity-editing').then((module) => module.amenityEditing),
  },
};

export const AmenityList = () => <ListScreen {...list} />;
