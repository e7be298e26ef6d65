import { IconCopy, IconMap2 } from '@tabler/icons-react';
import { resourceActions } from '@/components/data-table/active-status';
import { moneyColumn } from '@/components/data-table/money-column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { StayMapSlot } from '@/features/stays/map/stay-map-slot';
import { nameColumns, stayColumns } from '@/features/stays/stay-columns';
import { getListHotelsQueryOptions } from '@/generated/api/hotels/hotels';
import type { Hotel, ListHotelsParams } from '@/generated/model';
import { listHotelsSearch } from '@/generated/searches';
import { hotelArea } from '@/resources/hotels';
import { hotelRegionPicker } from '@/resources/pickers';
import { sheet } from '@/resources/sheet';
import { hotelLinks } from '@/resources/stay-links';
import { hotelResource } from './hotel-values';

const list: ListScreenProps<Hotel, ListHotelsParams> = {
  area: hotelArea,
  search: listHotelsSearch,
  page: getListHotelsQueryOptions,
  columns: [
    ...nameColumns,
    referenceColumn({ key: 'region', source: hotelRegionPicker, size: 102 }),
    moneyColumn({ key: 'min_price', header: $localize`Default price`, size: 108 }),
    { key: 'rating', header: $localize`Star rating`, align: 'end', size: 84 },
    ...stayColumns,
  ],
  map: { icon: IconMap2, Screen: StayMapSlot },
  actions: {
    view: ({ id }) => hotelLinks.home(id),
    edit: ({ id }) => hotelLinks.edit(id),
    menu: ({ id }) => [{ label: $localize`Duplicate`, icon: IconCopy, link: hotelLinks.copy(id) }],
    ...resourceActions(hotelResource),
    editing: sheet(
      hotelResource,
      [
        { name: 'default_price', unit: 'NPR' },
        'star_rating',
        'tag',
        'hotel_region_id',
        { name: 'user_id', to: ({ owner }) => owner },
        'position',
        'is_sponsored',
        'status',
      ],
      [{ name: 'min_payment_percent', unit: '%' }],
    ),
  },
};

export const HotelList = () => <ListScreen {...list} />;
