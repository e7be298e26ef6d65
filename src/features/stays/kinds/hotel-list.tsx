import { hotelRegions } from '@/areas/pickers';
import { activeStatus } from '@/components/data-table/active-status';
import type { Column } from '@/components/data-table/column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { nameColumns, stayColumns } from '@/features/stays/stay-columns';
import type { StayListKind } from '@/features/stays/stay-kind';
import type { Hotel } from '@/generated/model';
import { formatNpr } from '@/lib/money';
import { hotel } from './hotel';
import { hotels } from './hotel-values';

const columns: readonly Column<Hotel>[] = [
  ...nameColumns,
  referenceColumn({ key: 'region', header: 'Region', source: hotelRegions, size: 102 }),
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

export const hotelList: StayListKind<Hotel> = {
  ...hotel,
  columns,
  status: activeStatus(hotels),
  editing: () => import('./hotel-editing').then((module) => module.hotelEditing),
};
