import { resourceActions } from '@/components/data-table/active-status';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { getListAmenitiesQueryOptions } from '@/generated/api/amenities/amenities';
import type { Amenity, ListAmenitiesParams } from '@/generated/model';
import { listAmenitiesSearch } from '@/generated/searches';
import { firstNonBlank } from '@/lib/records/record-name';
import { enumLabel } from '@/lib/text/labels';
import { amenityArea } from '@/resources/amenities';
import { sheet } from '@/resources/sheet';
import { amenityResource } from './amenity-values';

const list: ListScreenProps<Amenity, ListAmenitiesParams> = {
  area: amenityArea,
  search: listAmenitiesSearch,
  page: getListAmenitiesQueryOptions,
  columns: [
    { key: 'name' },
    { key: 'display_name' },
    { key: 'type', value: ({ type }) => type && enumLabel(type), size: 120 },
  ],
  actions: {
    name: ({ name, display_name }) => firstNonBlank(display_name, name) ?? '',
    ...resourceActions(amenityResource),
    editing: sheet(amenityResource, ['display_name', 'type', 'status']),
  },
};

export const AmenityList = () => <ListScreen {...list} />;
