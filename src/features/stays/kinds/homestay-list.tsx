import { IconCopy, IconMap2 } from '@tabler/icons-react';
import { resourceActions } from '@/components/data-table/active-status';
import { moneyColumn } from '@/components/data-table/money-column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { StayMapSlot } from '@/features/stays/map/stay-map-slot';
import { nameColumns, stayColumns } from '@/features/stays/stay-columns';
import { getListHomestaysQueryOptions } from '@/generated/api/homestays/homestays';
import type { Homestay, ListHomestaysParams } from '@/generated/model';
import { listHomestaysSearch } from '@/generated/searches';
import { homestayArea } from '@/resources/homestays';
import { homestayRegionPicker, propertyTypePicker, roomTypePicker } from '@/resources/pickers';
import { sheet } from '@/resources/sheet';
import { homestayLinks } from '@/resources/stay-links';
import { homestayResource } from './homestay-values';

const list: ListScreenProps<Homestay, ListHomestaysParams> = {
  area: homestayArea,
  search: listHomestaysSearch,
  page: getListHomestaysQueryOptions,
  columns: [
    ...nameColumns,
    referenceColumn({ key: 'region', source: homestayRegionPicker, size: 102 }),
    moneyColumn({ key: 'price_per_person', size: 108 }),
    { key: 'total_capacity', align: 'end', size: 84 },
    referenceColumn({
      key: 'property_type',
      header: $localize`Property type`,
      source: propertyTypePicker,
      size: 150,
      hidden: true,
    }),
    referenceColumn({ key: 'room_type', source: roomTypePicker, size: 150, hidden: true }),
    { key: 'order', align: 'end', size: 90, hidden: true },
    ...stayColumns,
  ],
  map: { icon: IconMap2, Screen: StayMapSlot },
  actions: {
    view: ({ id }) => homestayLinks.home(id),
    edit: ({ id }) => homestayLinks.edit(id),
    menu: ({ id }) => [{ label: $localize`Duplicate`, icon: IconCopy, link: homestayLinks.copy(id) }],
    ...resourceActions(homestayResource),
    editing: sheet(
      homestayResource,
      [
        { name: 'price_per_person', unit: 'NPR' },
        { name: 'discount', unit: '%' },
        'discount_persons',
        'total_capacity',
        'tag',
        'homestay_region_id',
        { name: 'user_id', to: ({ owner }) => owner },
        'position',
        'is_sponsored',
        'status',
      ],
      [{ name: 'min_payment', unit: '%' }],
    ),
  },
};

export const HomestayList = () => <ListScreen {...list} />;
