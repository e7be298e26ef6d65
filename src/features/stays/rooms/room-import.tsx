import { useState } from 'react';
import { completeField } from '@/components/edit-many/editable-field';
import { importing } from '@/components/edit-many/importing';
import { ImportPage } from '@/components/import/import-page';
import { partsOf } from '@/components/import/known-records';
import { hotelRoomFields as roomFields } from '@/generated/resources/hotel-rooms';
import type { RoomScreenProps } from './room-kind';
import type { RoomValues } from './room-values';
import { useStayTrail } from './use-stay-trail';

const prices = (['price', 'extra_charge'] as const).map((name) =>
  completeField(roomFields, { name, unit: 'NPR' }),
);

/** Creates rooms of a homestay or hotel from a spreadsheet. */
export const RoomImport = <Values extends RoomValues>({ kind, stayId }: RoomScreenProps<Values>) => {
  const [rooms] = useState(() =>
    importing({
      resource: kind.of(stayId),
      schema: kind.schema,
      fields: prices,
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
      nouns={{ one: $localize`room`, other: $localize`rooms` }}
      importing={rooms}
      existing={existing}
      trail={useStayTrail(kind, stayId)}
      back={{ ...kind.stay.links.home(stayId), hash: 'rooms' }}
    />
  );
};
