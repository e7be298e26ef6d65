import { useState } from 'react';
import { importing } from '@/components/edit-many/importing';
import { ImportPage } from '@/components/import/import-page';
import { partsOf } from '@/components/import/known-records';
import type { RoomScreenProps } from './room-kind';
import type { RoomValues } from './room-values';
import { useStayTrail } from './use-stay-trail';

/** Creates rooms of a homestay or hotel from a spreadsheet. */
export const RoomImport = <Values extends RoomValues>({ kind, stayId }: RoomScreenProps<Values>) => {
  const [rooms] = useState(() =>
    importing({
      resource: kind.of(stayId),
      schema: kind.schema,
      fields: [
        { name: 'price', label: 'Price', kind: 'number', unit: 'NPR' },
        { name: 'extra_charge', label: 'Extra charge', kind: 'number', unit: 'NPR' },
        { name: kind.details, label: 'Details', kind: 'text', holds: 'rich text' },
        { name: 'status', label: 'Active', kind: 'switch' },
      ],
      fixed: ['rooms_id', 'rooms_type'],
    }),
  );
  const [existing] = useState(() =>
    partsOf(kind.stay.record(stayId), ({ rooms: built = [] }) =>
      built.map((row) => ({
        id: row.id,
        name: row.name,
        link: kind.stay.links.editRoom(stayId, row.id),
        row,
      })),
    ),
  );
  return (
    <ImportPage
      nouns={{ one: 'room', other: 'rooms' }}
      importing={rooms}
      existing={existing}
      trail={useStayTrail(kind, stayId)}
      back={kind.stay.links.home(stayId)}
    />
  );
};
