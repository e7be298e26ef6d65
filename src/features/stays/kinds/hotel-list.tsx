import { resourceActions } from '@/components/data-table/active-status';
import { moneyColumn } from '@/components/data-table/money-column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { nameColumns, stayColumns } from '@/features/stays/stay-columns';
import { getListHotelsQueryOptions } from '@/generated/api/hotels/hotels';
import type { Hotel, ListHotelsParams } from '@/generated/model';
import { listHotelsSearch } from '@/generated/searches';
import { hotelArea } from '@/resources/hotels';
import { hotelRegions } from '@/resources/pickers';
import { hotelLinks } from '@/resources/stay-links';
import { hotels } from './hotel-values';

const list: ListScreenProps<Hotel, ListHotelsParams> = {
  area: hotelArea,
  search: listHotelsSearch,
  page: getListHotelsQueryOptions,
  columns: [
    ...nameColumns,
    referenceColumn({ key: 'region', header: 'Region', source: hotelRegions, size: 102 }),
    moneyColumn({ key: 'min_price', header: 'Default price', size: 108 }),
    { key: 'rating', header: 'Star rating', align: 'end', size: 84 },
    ...stayColumns,
  ],
  actions: {
    view: ({ id }) => hotelLinks.home(id),
    edit: ({ id }) => hotelLinks.edit(id),
    ...resourceActions(hotels),
    editing: () => import('./hotel-editing').then((module) => module.hotelEditing),
  },
};

export const HotelList = () => <ListScreen {...list} />;
