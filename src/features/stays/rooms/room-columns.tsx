import type { Column } from '@/components/data-table/column';
import { imageColumn } from '@/components/data-table/image-column';
import { moneyColumn } from '@/components/data-table/money-column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ReferenceLinks } from '@/components/pickers/reference-links';
import type { Room } from '@/generated/model';
import { plural } from '@/lib/text/plural';
import { roomAmenityPicker } from '@/resources/pickers';

/** How many guests a room takes: "2 adults, 1 child". */
export const guestsOf = ({ max_adult: adults, max_child: children }: Room) =>
  [
    typeof adults === 'number' && plural(adults, { one: $localize`# adult`, other: $localize`# adults` }),
    children ? plural(children, { one: $localize`# child`, other: $localize`# children` }) : false,
  ]
    .filter(Boolean)
    .join(', ');

export const roomColumns: readonly Column<Room>[] = [
  { key: 'name', size: 190 },
  imageColumn,
  moneyColumn({ key: 'price', size: 104 }),
  { key: 'capacity', header: $localize`Capacity`, value: guestsOf, size: 124 },
  { key: 'beds', align: 'end', size: 64 },
  { key: 'room_area', size: 100, hidden: true },
  { key: 'bathroom_area', size: 120, hidden: true },
  moneyColumn({ key: 'extra_charge', size: 120, hidden: true }),
  referenceColumn({
    key: 'amenities',
    header: $localize`Amenities`,
    source: roomAmenityPicker,
    cell: ({ amenities = [] }) => <ReferenceLinks source={roomAmenityPicker} to={amenities} />,
    size: 200,
    hidden: true,
  }),
  { key: 'id', align: 'end', size: 64, hidden: true },
];
