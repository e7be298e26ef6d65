import { hotelArea } from '@/areas/hotels';
import { hotelRegions } from '@/areas/pickers';
import { activeStatus } from '@/components/data-table/active-status';
import type { Column, RowActions } from '@/components/data-table/column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen } from '@/components/list-page/list-screen';
import { referred } from '@/components/pickers/picked-name';
import { ReferenceLink } from '@/components/pickers/reference-links';
import { nameColumns, stayColumns } from '@/features/stays/stay-columns';
import { deleteHotel, getListHotelsQueryOptions } from '@/generated/api/hotels/hotels';
import type { Hotel } from '@/generated/model';
import { formatNpr } from '@/lib/money';
import { editHotel, hotelHome } from './hotel-home';
import { hotelSearch } from './hotel-search';
import { hotels } from './hotel-values';

const columns: readonly Column<Hotel>[] = [
  ...nameColumns,
  referenceColumn({
    key: 'region',
    header: 'Region',
    refers: ({ region }) => referred(hotelRegions, region),
    cell: ({ region }) => region && <ReferenceLink source={hotelRegions} to={region} />,
    size: 110,
  }),
  {
    key: 'min_price',
    header: 'Default price',
    align: 'end',
    value: ({ min_price }) => min_price,
    cell: ({ min_price }) => formatNpr(min_price),
    size: 108,
  },
  { key: 'rating', header: 'Star rating', align: 'end', value: ({ rating }) => rating, size: 84 },
  ...stayColumns,
];

const actions: RowActions<Hotel> = {
  noun: 'hotel',
  name: ({ name }) => name,
  view: ({ id }) => hotelHome(id),
  edit: ({ id }) => editHotel(id),
  remove: ({ id }) => deleteHotel(id),
  status: activeStatus(hotels),
  editing: () => import('./hotel-editing').then((module) => module.hotelEditing),
};

export const HotelList = () => (
  <ListScreen
    area={hotelArea}
    search={hotelSearch}
    page={getListHotelsQueryOptions}
    columns={columns}
    actions={actions}
  />
);
