import { resourceActions } from '@/components/data-table/active-status';
import { moneyColumn } from '@/components/data-table/money-column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { nameColumns, stayColumns } from '@/features/stays/stay-columns';
import { getListHomestaysQueryOptions } from '@/generated/api/homestays/homestays';
import type { Homestay, ListHomestaysParams } from '@/generated/model';
import { listHomestaysSearch } from '@/generated/searches';
import { homestayArea } from '@/resources/homestays';
import { homestayRegions, propertyTypes, roomTypes } from '@/resources/pickers';
import { homestayLinks } from '@/resources/stay-links';
import { homestays } from './homestay-values';

const list: ListScreenProps<Homestay, ListHomestaysParams> = {
  area: homestayArea,
  search: listHomestaysSearch,
  page: getListHomestaysQueryOptions,
  columns: [
    ...nameColumns,
    referenceColumn({ key: 'region', header: 'Region', source: homestayRegions, size: 102 }),
    moneyColumn({ key: 'price_per_person', header: 'Price per person', size: 108 }),
    { key: 'total_capacity', header: 'Total capacity', align: 'end', size: 84 },
    referenceColumn({
      key: 'property_type',
      header: 'Property type',
      source: propertyTypes,
      size: 150,
      hidden: true,
    }),
    referenceColumn({ key: 'room_type', header: 'Room type', source: roomTypes, size: 150, hidden: true }),
    { key: 'order', header: 'Order', align: 'end', size: 90, hidden: true },
    ...stayColumns,
  ],
  actions: {
    view: ({ id }) => homestayLinks.home(id),
    edit: ({ id }) => homestayLinks.edit(id),
    ...resourceActions(homestays),
    editing: () => import('./homestay-editing').then((module) => module.homestayEditing),
  },
};

export const HomestayList = () => <ListScreen {...list} />;
